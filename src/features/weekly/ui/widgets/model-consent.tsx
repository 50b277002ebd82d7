import { type ReactNode, useState } from 'react';
import { dayFormatter, localDateOf } from '../../../../kernel/calendar.ts';
import { useView } from '../../../../web/local/use-view.ts';
import { useProfile } from '../../../../web/profile.ts';
import { settings } from '../../../../web/settings.ts';
import { Alert } from '../../../../web/ui/alert.tsx';
import { Button } from '../../../../web/ui/button.tsx';
import { Link } from '../../../../web/ui/link.tsx';
import { toast } from '../../../../web/ui/toast.ts';
import { modelConsent, takeConsentBack } from './agreement.ts';

const day = dayFormatter({ month: 'long', day: 'numeric', year: 'numeric' });

/** Whether a language model may be given the person's words, and the way back. Nothing where there is none to speak of. */
export function ModelConsent(): ReactNode {
  const consent = useView(modelConsent);
  const { data: profile } = useProfile();
  const [failed, setFailed] = useState(false);
  const host = settings.language_model;
  if (!consent) return host === undefined ? null : <NoConsent host={host} />;

  const takeBack = () =>
    takeConsentBack().then(
      () => toast.success('Taken back. No language model is given your words.'),
      () => setFailed(true),
    );
  const on = day(localDateOf(new Date(consent.at), profile?.time_zone ?? 'UTC'));
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-ink-2">
        On {on} you agreed that the language model at {consent.host} is given your words of a week when you
        open its insights, and what you send it for a post.
        {host !== consent.host && ' It is not used here any more, and nothing is sent to it.'}
      </p>
      <div>
        <Button variant="secondary" onClick={() => void takeBack()}>
          Take it back
        </Button>
      </div>
      {failed && <Alert>This could not be saved. Please try again.</Alert>}
    </div>
  );
}

const NoConsent = ({ host }: { host: string }): ReactNode => (
  <p className="text-ink-2">
    No language model is given your words. With your agreement one at {host} writes the insights of a week and
    drafts of posts; the <Link to="/weekly-summaries">insights</Link> and the <Link to="/content">posts</Link>{' '}
    show beforehand what would be sent.
  </p>
);
