import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../api/http.ts';
import { call } from '../../../session/call.ts';
import { PRICE_KEYS } from '../contract/limits.ts';
import type { PlanOffer, Plans, PriceKey } from '../contract.ts';

export interface KnownPlans {
  plans: Plans | undefined;
  error: ApiError | undefined;
  busy: boolean;
  /** Asks again: the day may have changed. */
  refresh: () => void;
}

/** What each plan costs today, with a promotion code where one is given. Earlier answers stay until the next. */
export function usePlans(code = ''): KnownPlans {
  const [asked, setAsked] = useState(0);
  const [known, setKnown] = useState<Omit<KnownPlans, 'refresh'>>({
    plans: undefined,
    error: undefined,
    busy: true,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for another try.
  useEffect(() => {
    const leaving = new AbortController();
    setKnown(({ plans }) => ({ plans, error: undefined, busy: true }));
    const query = { promotion_code: code || undefined };
    call('GET /api/billing/plans', { query, signal: leaving.signal }).then(
      (plans) => !leaving.signal.aborted && setKnown({ plans, error: undefined, busy: false }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setKnown(({ plans }) => ({ plans, error, busy: false }));
      },
    );
    return () => leaving.abort();
  }, [code, asked]);
  const refresh = useCallback(() => setAsked((times) => times + 1), []);
  return { ...known, refresh };
}

/** The price that an address names, if it is one. */
export const priceIn = (search: URLSearchParams): PriceKey | undefined =>
  PRICE_KEYS.find((key) => key === search.get('price'));

export const offerOf = (plans: Plans | undefined, key: PriceKey | undefined): PlanOffer | undefined =>
  plans?.plans.find(({ price_key }) => price_key === key);
