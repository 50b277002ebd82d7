import type { ReactNode } from 'react';
import { Article } from '../../../web/ui/article.tsx';
import { ButtonLink } from '../../../web/ui/button-link.tsx';
import { Link } from '../../../web/ui/link.tsx';
import { useTitle } from '../../../web/ui/title.ts';

const TITLE = 'Power of Repetition';

/** /repetition-power: why the same five questions, every day. */
export default function RepetitionPowerPage(): ReactNode {
  useTitle(TITLE);
  return (
    <Article
      title={TITLE}
      sub="Why the same five questions, every day"
      back={{ to: '/dashgrowthloop', label: 'Back to Dashboard' }}
    >
      <p>
        One page changes little. It is a good ten minutes, and by evening most of it is gone. What changes
        people is the tenth page, and the fortieth, because by then the questions have begun to ask
        themselves: on the stairs, in the meeting, before the answer you would otherwise have given.
      </p>

      <h2>The questions stay, you move</h2>
      <p>
        New questions every day would be more entertaining. They would also tell you nothing about yourself,
        because nothing could be compared. When the question stays the same, the difference between two
        answers is you. A fear that you wrote down eleven times is no longer a mood; it is a fact you can act
        on. A goal that quietly disappeared from your pages has told you something too.
      </p>

      <h2>Small and often beats large and seldom</h2>
      <p>
        An hour on Sunday asks for an hour of willingness, and a hard week takes it away first. Ten minutes
        can be found on nearly any morning. Done at the same time and in the same place, they soon need no
        decision at all, and what needs no decision gets done on the days when you have none to spare.
      </p>

      <h2>Three strokes, again and again</h2>
      <ul>
        <li>Clarifying every morning makes you quicker at telling what matters from what is merely next.</li>
        <li>Acting on the same day keeps the distance short between what you mean and what you do.</li>
        <li>
          Noting one lesson in the evening means that even a day that went wrong leaves something behind.
        </li>
      </ul>
      <p>
        Each stroke makes the next one easier. That is why the ring on your dashboard closes only when all
        three are drawn, and why a closed ring is worth more than a long page.
      </p>

      <h2>When you miss a day</h2>
      <p>
        You will. Nothing is lost, and nobody is counting against you: your pages and lessons stay where they
        are, and a streak is only a way of noticing. The one thing that repetition asks is that you begin
        again, and that you do not wait for Monday to do it. If the morning is gone, the evening will do. If
        you have one minute, answer one question; your page waits for the rest.
      </p>
      <p>
        One day in seven can be <Link to="/scoring">mended</Link>: write for it within two days, and your days
        in a row go on.
      </p>

      <h2>Read yourself back</h2>
      <p>
        Once in a while, open your <Link to="/journal/history">journal history</Link> or your{' '}
        <Link to="/lessons-history">lessons</Link> and read a month in one sitting. It is the only way to see
        what the repetition has done, since from one day to the next it looks like nothing at all.
      </p>
      <p>
        <ButtonLink to="/journal/new" className="font-sans">
          Write today’s page
        </ButtonLink>
      </p>
    </Article>
  );
}
