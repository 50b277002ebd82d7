import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { tabStore } from '../../../browser/web-storage.ts';
import { classNames } from '../../../kit/class-names.ts';
import { CODE_ASKED } from './code-asked.ts';
import { SignInForm } from './sign-in-form.tsx';

interface SignInPanelProps {
  /** The level that the heading has on its page; as an h2 the form stands beside something else. */
  heading: 'h1' | 'h2';
}

/** What a form is given that comes in the place of email and password. */
export interface OtherFormProps {
  className: string;
  /** The button is the one primary of its page. */
  primary: boolean;
  /** Its heading, as large as the page wants it. */
  headed: (text: string) => ReactNode;
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
}

type OtherForm = ComponentType<OtherFormProps>;

/** Sign-in, with Forgot Password and the second step swapping in place; the address that was typed stays. */
export function SignInPanel({ heading: Heading }: SignInPanelProps): ReactNode {
  const [Other, setOther] = useState<OtherForm>();
  const [returned, setReturned] = useState(false);
  const [email, setEmail] = useState('');
  const isBeside = Heading === 'h2';
  const shared = {
    className: classNames(
      'grid content-start gap-[18px]',
      isBeside && 'border-rule border-s-2 ps-[clamp(20px,4vw,48px)]',
    ),
    primary: !isBeside,
    headed: (text: string) => (
      <Heading className={isBeside ? 'text-h3/[1.29] tracking-[0]' : undefined}>{text}</Heading>
    ),
    email,
    onEmail: setEmail,
  };
  const swap = useCallback(async (load: Promise<{ default: OtherForm }>): Promise<void> => {
    const { default: Loaded } = await load;
    setReturned(true);
    setOther(() => Loaded);
  }, []);
  // Whoever went to another app for the code may find this page loaded anew.
  useEffect(() => {
    if (tabStore.get(CODE_ASKED)) void swap(import('./code-form.tsx'));
  }, [swap]);
  return Other ? (
    <Other {...shared} onBack={() => setOther(undefined)} />
  ) : (
    <SignInForm
      {...shared}
      returned={returned}
      onForgot={() => swap(import('./forgot-password-form.tsx'))}
      onCode={() => swap(import('./code-form.tsx'))}
    />
  );
}
