import type { ReactNode } from 'react';
import { useTitle } from '../../../kit/title.ts';
import * as texts from '../texts.ts';
import styles from './form-column.module.css';
import { SignInPanel } from './sign-in-panel.tsx';
import { useSignInPage } from './use-sign-in-page.ts';

/** Sign-in on a page of its own. */
export default function LoginPage(): ReactNode {
  useTitle(texts.signInTitle);
  if (useSignInPage() === 'checking') return null;
  return (
    <div className={styles.column}>
      <SignInPanel heading="h1" />
    </div>
  );
}
