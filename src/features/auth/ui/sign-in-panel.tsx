import { type ReactNode, useState } from 'react';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

interface SignInPanelProps {
  /** The level that the heading has on its page. */
  heading: 'h1' | 'h2';
  className?: string;
}

/** Sign-in, with Forgot Password swapping in place; the address that was typed stays. */
export function SignInPanel({ heading: Heading, className = 'signin' }: SignInPanelProps): ReactNode {
  const [shown, setShown] = useState<'first' | 'forgot' | 'returned'>('first');
  const [email, setEmail] = useState('');
  const shared = { className, primary: Heading === 'h1', email, onEmail: setEmail };
  return shown === 'forgot' ? (
    <ForgotPasswordForm
      {...shared}
      heading={<Heading>Forgot Password</Heading>}
      onBack={() => setShown('returned')}
    />
  ) : (
    <SignInForm
      {...shared}
      heading={<Heading>Sign in</Heading>}
      returned={shown === 'returned'}
      onForgot={() => setShown('forgot')}
    />
  );
}
