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
      {back && <BackLink to={back.to}>{back.label}</BackLink>}
      <h1>{title}</h1>
      {sub && <p className="sub">{sub}</p>}
    </>
  );
  if (!action) return <div className="pagehead">{head}</div>;
  return (
    <div className="pagehead split">
      <div>{head}</div>
      <div className="mla">{action}</div>
    </div>
  );
}
