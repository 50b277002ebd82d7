import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../../../web/ui/link.tsx';

/** How the day goes here, in three short paragraphs. */
export default function Instructions(): ReactNode {
  const { pathname } = useLocation();
  return (
    <div className="text-ink-2 grid max-w-read gap-3 pb-3">
      <p>Write in the morning, act through the day, note one lesson in the evening.</p>
      <p>
        <b>Clarify</b> asks five questions and takes about ten minutes. <b>Act</b> keeps the few things you
        chose to do. <b>Learn</b> holds one sentence worth finding again. Each draws one stroke of today’s
        ring.
      </p>
      <p>
        Question 4 asks what your core values would have you do.{' '}
        <Link to="/update-core-values" state={{ from: pathname }}>
          Change your core values
        </Link>
      </p>
      <p>
        Curious why? Read <Link to="/journaling-overview">Why It Works</Link> and{' '}
        <Link to="/scoring">How Scoring Works</Link>.
      </p>
    </div>
  );
}
