import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';

interface PageHeadProps {
  title: ReactNode;
  sub?: ReactNode;
  back?: { to: string; label: string };
  /** A button or link at the far side, e.g. Download. */
  action?: ReactNode;
}

/** The top of a page: way back, the one h1, a sentence below. */
export function PageHead({ title, sub, back, action }: PageHeadProps): ReactNode {
  const head = (
    <>
      {back && (
        <BackLink className="mb-[8px]" to={back.to}>
          {back.label}
        </BackLink>
      )}
      <h1>{title}</h1>
      {sub && <p className="mt-4 text-ink-2">{sub}</p>}
    </>
  );
  if (!action) return <div className="page-head">{head}</div>;
  return (
    <div className="page-head flex flex-wrap items-end gap-x-8 gap-y-[20px]">
      <div>{head}</div>
      <div className="md:ml-auto">{action}</div>
    </div>
  );
}
