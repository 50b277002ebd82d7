import type { ReactNode } from 'react';

/** How far a piece of work has come, `done` of `total`. `label` names the work to those who do not see it. */
export function ProgressBar({
  label,
  done,
  total,
}: {
  label: string;
  done: number;
  total: number;
}): ReactNode {
  const percent = total > 0 ? Math.min(100, Math.round((done / total) * 100)) : 0;
  return (
    <div
      className="h-[8px] overflow-hidden rounded-[4px] bg-rule"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <svg
        className="block size-full fill-ink"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width={percent} height="1" />
      </svg>
    </div>
  );
}
