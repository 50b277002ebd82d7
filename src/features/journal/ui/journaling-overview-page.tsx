import type { ReactNode } from 'react';
import { Article } from '../../../web/ui/article.tsx';
import { ButtonLink } from '../../../web/ui/button-link.tsx';
import { Link } from '../../../web/ui/link.tsx';
import { useTitle } from '../../../web/ui/title.ts';

const TITLE = 'Why It Works';

/** /journaling-overview: what each of the five questions is for. */
export default function JournalingOverviewPage(): ReactNode {
  useTitle(TITLE);
  return (
    <Article
      title={TITLE}
      sub="Five questions, in this order, for a reason"
      back={{ to: '/dashgrowthloop', label: 'Back to Dashboard' }}
    >
      <p>
        A blank page asks you to be interesting. A good question asks you to be honest, which is easier and
        more useful. The five questions of a page take about ten minutes, and each one hands something to the
        next: from what went well to what you want, from what you want to what stands in its way, and from
        there to a short list that you can do before the day is over.
      </p>

      <h2>1. What can you celebrate about yesterday?</h2>
      <p>
        Attention goes to whatever is unfinished or went wrong; it needs no help with that. It does need help
        to notice what worked. Beginning with one good thing is not cheerfulness on command. It is a
        correction, so that you plan the day from what is true and not only from what is loud. Something small
        counts: a call you made, a temper you kept. Over weeks these lines become evidence that you move, on
        days when it does not feel so.
      </p>

      <h2>2. What is your major goal right now?</h2>
      <p>
        One goal, written in your own words, and why it matters to you. Writing it down again each morning
        looks redundant, and that is its use: you find out whether you still mean it. Words that have gone
        stale are hard to copy out for the fifth time. The reason below it is there for the days on which the
        goal alone will not move you.
      </p>

      <h2>3. What are you afraid of?</h2>
      <p>
        What keeps a goal waiting is seldom a lack of ideas. More often it is a small, reasonable fear that
        nobody has looked at: being seen, being refused, finding out. Left in the dark it decides a good deal.
        In one sentence on paper it has edges, and something with edges can be planned for. You do not have to
        solve it here. You only have to say it.
      </p>

      <h2>4. What do your values say to do?</h2>
      <p>
        Fear gives advice too, and it talks first. So the next word goes to the three values you chose on a
        calmer day. Let each of them say one thing about the goal and about the fear. They often disagree, and
        the disagreement is worth having: courage wants the date in writing, family wants the Sunday free.
        What you do after that is more likely to be yours.
      </p>

      <h2>5. What will you do today?</h2>
      <p>
        Insight that stays on the page fades by noon. The last answer turns it into actions, one on each line,
        small enough for this day and plain enough that you will know in the evening whether they were done.
        They go straight to your list. Three good ones beat ten hopeful ones.
      </p>

      <h2>And then the loop closes</h2>
      <p>
        A page is the first stroke of three. You clarify in the morning, you act through the day, and in the
        evening you note one lesson. Tomorrow’s first question picks up what today’s actions brought. That
        return is the point: a plan that never meets its result teaches nothing. Why it takes many turns is
        told in <Link to="/repetition-power">Power of Repetition</Link>.
      </p>
      <p>
        <ButtonLink to="/journal/new" className="font-sans">
          Write today’s page
        </ButtonLink>
      </p>
    </Article>
  );
}
