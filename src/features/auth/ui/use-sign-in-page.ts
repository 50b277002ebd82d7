import { useEffect, useState } from 'react';
import { useNavigate } from '../../../kit/navigate.ts';
import { readSessionHint } from '../../../session/hint.ts';
import { abandonSession } from '../../../session/leave.ts';
import { sessionCheck } from '../../../session/load.ts';
import { useSession } from '../../../session/use-session.ts';
import { firstPage, openFirst } from './first-page.ts';
import { type Redirect, readRedirect } from './redirect.ts';

/** How long the check of a session may take before the sign-in form comes, in milliseconds. */
export const CHECK_LIMIT = 20_000;

/** The address of a page that is being written into its document. */
const NOWHERE = { search: '', hash: '' };

/**
 * The state of the pages that show a sign-in form: 'checking' while somebody is probably signed in, else 'open'.
 * Whoever is signed in goes on to the dashboard, by the form to where they left off; a redirect that failed goes to its page.
 */
export function useSignInPage(): 'checking' | 'open' {
  const navigate = useNavigate();
  const { status } = useSession();
  const [redirect] = useState(() => readRedirect(globalThis.location ?? NOWHERE));
  const [expected] = useState(() => redirect.kind === 'tokens' || readSessionHint(Date.now()) !== undefined);
  const [checked, setChecked] = useState(false);

  useEffect(() => {
    let waiting = true;
    const settle = (outcome: Outcome) => {
      if (!waiting) return;
      waiting = false;
      clearTimeout(limit);
      if (outcome === 'failed') navigate('/auth-error', { replace: true });
      else if (outcome === 'recovery') navigate('/reset-password', { replace: true });
      else setChecked(true);
    };
    const limit = setTimeout(() => {
      settle('checked');
      void abandonSession();
    }, CHECK_LIMIT);
    // Where somebody left off counts for the sign-in that comes now, not for one before.
    openFirst(undefined);
    follow(redirect).then(settle, () => settle('failed'));
    return () => {
      waiting = false;
      clearTimeout(limit);
    };
  }, [redirect, navigate]);

  useEffect(() => {
    if (checked && status === 'signed-in') navigate(firstPage(), { replace: true });
  }, [checked, status, navigate]);

  return status === 'signed-in' || (expected && !checked) ? 'checking' : 'open';
}

type Outcome = 'checked' | 'failed' | 'recovery';

async function follow(redirect: Redirect): Promise<Outcome> {
  if (redirect.kind === 'error') return 'failed';
  if (redirect.kind !== 'tokens') {
    await sessionCheck();
    return 'checked';
  }
  // Rare, so the front page does not carry it.
  const { signInByTokens } = await import('./recovery.ts');
  return (await signInByTokens(redirect)) ? 'recovery' : 'checked';
}
