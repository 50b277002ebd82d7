import { type ReactNode, useState } from 'react';
import { classNames } from '../../../kit/class-names.ts';
import * as texts from '../texts.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

interface SignInPanelProps {
  /** The level that the heading has on its page; as an h2 the form stands beside something else. */
  heading: 'h1' | 'h2';
}

/** Sign-in, with Forgot Password swapping in place; the address that was typed stays. */
export function SignInPanel({ heading: Heading }: SignInPanelProps): ReactNode {
  const [shown, setShown] = useState<'first' | 'forgot' | 'returned'>('first');
  const [email, setEmail] = useState('');
  const isBeside = Heading === 'h2';
  const className = classNames(
    'grid gap-[18px]',
    isBeside && 'border-rule border-l-2 pl-[clamp(20px,4vw,48px)]',
  );
  const headingClass = isBeside ? 'text-h3/[1.29] tracking-[0]' : undefined;
  const shared = { className, primary: !isBeside, email, onEmail: setEmail };
  return shown === 'forgot' ? (
    <ForgotPasswordForm
      {...shared}
      heading={<Heading className={headingClass}>{texts.forgotPasswordTitle}</Heading>}
      onBack={() => setShown('returned')}
    />
  ) : (
    <SignInForm
      {...shared}
      heading={<Heading className={headingClass}>{texts.signInLink}</Heading>}
      returned={shown === 'returned'}
      onForgot={() => setShown('forgot')}
    />
  );
}
