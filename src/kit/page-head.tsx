import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import { classNames } from './class-names.ts';
import './theme/print.css';

interface PageHeadProps {
  title: ReactNode;
  sub?: ReactNode;
  back?: { to: string; label: string };
  /** A button or link at the far side, e.g. Download. */
  action?: ReactNode;
  /** Buttons beside the way back, where they take no height of their own; on phones there is little above them. */
  tools?: ReactNode;
}

/** The top of a page: way back, the one h1, a sentence below. */
export function PageHead({ title, sub, back, action, tools }: PageHeadProps): ReactNode {
  const way = back && (
    <BackLink className={tools === undefined ? 'mb-[8px]' : undefined} to={back.to}>
      {back.label}
    </BackLink>
  );
  const head = (
    <>
      {tools === undefined ? (
        way
      ) : (
        <div className="mb-[8px] flex flex-wrap items-center justify-between gap-x-[8px]">
          {way}
          <span className="flex gap-[4px] max-md:-me-[10px] md:gap-[12px]">{tools}</span>
        </div>
      )}
      <h1>{title}</h1>
      {sub && <p className="mt-4 text-ink-2">{sub}</p>}
    </>
  );
  if (!action) {
    return (
      <div className={classNames('page-head', tools !== undefined && 'max-md:pt-[16px] max-md:pb-[20px]')}>
        {head}
      </div>
    );
  }
  return (
    <div className="page-head flex flex-wrap items-end gap-x-8 gap-y-[20px]">
      <div>{head}</div>
      <div className="md:ms-auto">{action}</div>
    </div>
  );
}
