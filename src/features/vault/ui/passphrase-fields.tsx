import { type ReactNode, useEffect, useState } from 'react';
import { Field } from '../../../kit/field.tsx';
import { PasswordInput } from '../../../kit/password-input.tsx';
import { loadRatePassword, type PasswordRating } from '../../auth/client.ts';
import { PASSPHRASE_LEAST, passphraseProblem } from '../rules.ts';
import * as texts from '../texts.ts';

/** How long somebody must pause before it is said how good it is, in milliseconds. */
const PAUSE = 400;

export interface Passphrases {
  passphrase: string;
  again: string;
}

export type PassphraseProblems = Partial<Passphrases>;

/** What keeps a passphrase from being taken, by its field. Where the list of common words cannot be had, length decides. */
export async function problemsOf(given: Passphrases, password: string): Promise<PassphraseProblems> {
  const problem = passphraseProblem({ ...given, password });
  if (problem === 'short') return { passphrase: texts.passphraseTooShort(PASSPHRASE_LEAST) };
  if (problem === 'password') return { passphrase: texts.passphraseIsPassword };
  const rate = await loadRatePassword().catch(() => undefined);
  if (rate?.(given.passphrase, '') === 'weak') return { passphrase: texts.passphraseTooWeak };
  return problem === 'differs' ? { again: texts.passphrasesDiffer } : {};
}

function Strength({ passphrase }: { passphrase: string }): ReactNode {
  const [rated, setRated] = useState<{ passphrase: string; strength: PasswordRating }>();
  useEffect(() => {
    if (passphrase === '') return;
    let isCurrent = true;
    const rate = async (): Promise<void> => {
      const ratePassword = await loadRatePassword();
      if (isCurrent) setRated({ passphrase, strength: ratePassword(passphrase, '') });
    };
    const timer = setTimeout(() => rate().catch(() => undefined), PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [passphrase]);
  const isTold = rated && passphrase !== '' && [...passphrase].length >= PASSPHRASE_LEAST;
  return (
    <span role="status">
      {isTold ? texts.passphraseStrength[rated.strength] : texts.passphraseHelp(PASSPHRASE_LEAST)}
    </span>
  );
}

interface PassphraseFieldsProps {
  value: Passphrases;
  problems: PassphraseProblems;
  onChange: (next: Passphrases) => void;
}

/** A new passphrase, typed twice, and in words how hard it is to guess. */
export function PassphraseFields({ value, problems, onChange }: PassphraseFieldsProps): ReactNode {
  const input = (name: keyof Passphrases, label: string, help?: ReactNode): ReactNode => (
    <Field label={label} help={help} error={problems[name]}>
      <PasswordInput
        autoComplete="off"
        maxLength={500}
        value={value[name]}
        onChange={(event) => onChange({ ...value, [name]: event.target.value })}
      />
    </Field>
  );
  return (
    <>
      {input(
        'passphrase',
        texts.passphraseLabel,
        problems.passphrase ? undefined : <Strength passphrase={value.passphrase} />,
      )}
      {input('again', texts.repeatPassphraseLabel)}
    </>
  );
}
