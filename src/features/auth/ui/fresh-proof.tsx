import { type ReactNode, useEffect, useState } from 'react';
import { lazyDialog } from '../../../kit/lazy-dialog.tsx';
import { ApiError } from '../../../session/call.ts';
import { AUTH_CODES } from '../contract/codes.ts';

/** The person did not want to prove to be the owner. */
export class ProofDeclined extends Error {
  override readonly name = 'ProofDeclined';
}

const ProofDialog = lazyDialog(() => import('./proof-dialog.tsx'));

interface FreshProof {
  /** Does the work. Where the server wants a fresh proof first, the person is asked, and it is done again. @throws ProofDeclined */
  withFreshProof: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  /** Stands somewhere in the page. */
  dialog: ReactNode;
}

/** For what only the owner may do. */
export function useFreshProof(): FreshProof {
  const [settle, setSettle] = useState<(isProved: boolean) => void>();
  // Whoever leaves the page does not want it any more.
  useEffect(() => () => settle?.(false), [settle]);

  const ask = () => new Promise<boolean>((resolve) => setSettle(() => resolve));
  const withFreshProof = async <Answer,>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== AUTH_CODES.proofNeeded) throw error;
    }
    const isProved = await ask();
    setSettle(undefined);
    if (!isProved) throw new ProofDeclined();
    return work();
  };
  return { withFreshProof, dialog: settle && <ProofDialog onSettled={settle} /> };
}
