import { type ReactNode, useState } from 'react';
import { call } from '../../../session/call.ts';
import { CurrentPassword } from '../../auth/client.ts';
import * as texts from '../texts.ts';

interface OwnPasswordState {
  value: string;
  problem: string | undefined;
  type: (typed: string) => void;
  /** Proves to the server that the owner is here. Answers false, and says so, where nothing was typed. @throws ApiError */
  prove: () => Promise<boolean>;
}

/**
 * The account's password: it proves whose vault this is, and a passphrase must not be the same. So it is asked for even
 * where the server would need no proof.
 */
export function useOwnPassword(): OwnPasswordState {
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string>();
  const type = (typed: string): void => {
    setValue(typed);
    setProblem(undefined);
  };
  const prove = async (): Promise<boolean> => {
    if (value === '') {
      setProblem(texts.passwordMissing);
      return false;
    }
    await call('POST /api/auth/prove', { body: { password: value } });
    return true;
  };
  return { value, problem, type, prove };
}

export function OwnPassword({
  value,
  problem,
  type,
  onType,
}: OwnPasswordState & { onType: () => void }): ReactNode {
  return (
    <CurrentPassword
      label={texts.passwordLabel}
      value={value}
      error={problem}
      onChange={(typed) => {
        type(typed);
        onType();
      }}
    />
  );
}
