import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { settings } from '../../../web/settings.ts';
import { useTitle } from '../../../web/ui/title.ts';
import { TRIAL_DAYS } from '../../billing/contract/limits.ts';
import { RegistrationForm } from './registration-form.tsx';

/** Makes an account. */
export default function RegistrationPage(): ReactNode {
  useTitle('Create your account');
  return (
    <div className="column">
      <h1>Create your account</h1>
      <RegistrationForm />
      <Terms />
      <p className="mt-3">
        <Link className="link" to="/login">
          I already have an account
        </Link>
      </p>
    </div>
  );
}

/** What the person agrees to. */
function Terms(): ReactNode {
  return (
    <p className="small two mt-5">
      {TRIAL_DAYS} days free. No card needed. By creating an account you agree to the{' '}
      <a href={settings.links.terms} target="_blank" rel="noreferrer">
        Terms
      </a>{' '}
      and the{' '}
      <a href={settings.links.privacy} target="_blank" rel="noreferrer">
        Privacy
      </a>{' '}
      notice.
    </p>
  );
}
