import type { ReactNode } from 'react';
import { Article } from '../../../web/ui/article.tsx';
import { Link } from '../../../web/ui/link.tsx';
import { useTitle } from '../../../web/ui/title.ts';
import { POINTS } from '../../score/rules.ts';

/** What a meaningful action is, where actions come from, and why small ones count. */
export default function TaskOverviewPage(): ReactNode {
  useTitle('Task Overview');
  return (
    <Article
      title="Task Overview"
      sub="How a thought from the morning becomes something done by the evening."
      back={{ to: '/dashgrowthloop', label: 'Back to Dashboard' }}
    >
      <h2>What a meaningful action is</h2>
      <p>
        A meaningful action is one step, small enough for today, that moves you toward the goal you named or
        toward one of your core values. “Get fit” is a wish. “Walk at lunch, without the phone” is an action:
        you will know tonight whether you did it.
      </p>
      <p>Three questions help when you are not sure what to write:</p>
      <ul>
        <li>Could I begin within the next hour, if I had to?</li>
        <li>Will I know without doubt when it is done?</li>
        <li>Does it belong to something I care about, not only to my inbox?</li>
      </ul>

      <h2>Where your actions come from</h2>
      <p>
        The last question of the journal asks what you will do. Each line you write there becomes one action
        on your list. You can add others at any time, on the dashboard or on{' '}
        <Link to="/tasks">Meaningful Actions</Link>. The dashboard shows the three newest that are open; the
        page shows them all, with what you completed in the last seven days and, when you ask for it, before.
      </p>

      <h2>How they count</h2>
      <p>
        Completing an action gives {POINTS.action} points and draws the Act stroke of today’s ring. The first
        one of a day also keeps your streak alive. If you untick an action, its points go back with it.
        Deleting a completed one only tidies the list: the deed was done, and the points stay.{' '}
        <Link to="/scoring">How Scoring Works</Link> has the rest.
      </p>

      <h2>Google Tasks</h2>
      <p>
        If you keep tasks with Google too, <Link to="/tasks">Meaningful Actions</Link> has a button that
        brings both together. New, changed, completed and deleted actions travel both ways between your list
        here and one list there, each of them once, and only when you ask for it. Where both sides were
        changed the later change stays. You never need it: everything here works without.
      </p>

      <h2>The power of taking action</h2>
      <p>
        Insight feels like progress. It is not yet. What you learn about yourself in the morning stays a
        thought until something in the day is different because of it, and that difference may be very small:
        one call, one page, one honest sentence to someone.
      </p>
      <p>
        Small actions work because they are finished. A finished step is proof, and proof is what belief in
        yourself is made of. Each one also tells you something a plan never could: what was harder than you
        thought, what was easier, what you would rather do next. That is the lesson you note in the evening,
        and the start of tomorrow’s page.
      </p>
      <p>
        So choose few, and choose small. Three actions you complete carry you further than ten you move to
        tomorrow.
      </p>
    </Article>
  );
}
