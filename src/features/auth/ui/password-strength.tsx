import { type ReactNode, useEffect, useState } from 'react';
import * as texts from '../texts.ts';
import type { Strength as PasswordRating } from './rate-password.ts';

export type { PasswordRating };

/** Says how hard a text is to guess, for somebody who knows these words about the person; with a list of 210 kB. */
export const loadRatePassword = async () => (await import('./rate-password.ts')).ratePassword;

/** How long somebody must pause before it is said, in milliseconds: nobody wants to hear it at each letter. */
const PAUSE = 400;

interface PasswordStrengthProps {
  password: string;
  /** What others know of the person, such as name and address. */
  known?: string;
}

/**
 * The help of a new password: what is asked of it, and once there is one, in words how hard it is to guess, estimated on
 * this device.
 */
export function PasswordStrength({ password, known = '' }: PasswordStrengthProps): ReactNode {
  const [rated, setRated] = useState<{ password: string; strength: PasswordRating }>();
  useEffect(() => {
    if (password === '') return;
    let isCurrent = true;
    const rate = async () => {
      const ratePassword = await loadRatePassword();
      if (isCurrent) setRated({ password, strength: ratePassword(password, known) });
    };
    // Without the list it goes unsaid: the server refuses the most common ones all the same.
    const timer = setTimeout(() => rate().catch(() => undefined), PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password, known]);
  return (
    <span role="status">
      {rated && password !== '' ? texts.passwordStrength[rated.strength] : texts.passwordHelp}
    </span>
  );
}
