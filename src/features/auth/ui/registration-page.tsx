import type { ReactNode } from 'react';
import { settings } from '../../../web/settings.ts';
import { TextLink } from '../../../web/ui/text-link.tsx';
import { useTitle } from '../../../web/ui/title.ts';
import { TRIAL_DAYS } from '../../billing/contract/limits.ts';
import styles from './form-column.module.css';
import { RegistrationForm } from './registration-form.tsx';

/** Makes an account. */
export default function RegistrationPage(): ReactNode {
  useTitle('Create your account');
  return (
    <div className={styles.column}>
      <h1>Create your account</h1>
      <RegistrationForm />
      <Terms />
      <p className="mt-3">
        <TextLink to="/login">I already have an account</TextLink>
      </p>
    </div>
  );
}

/** What the person agrees to. */
function Terms(): ReactNode {
  return (
    <p className="text-small text-ink-2 mt-5">
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
