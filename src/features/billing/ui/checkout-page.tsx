import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Alert } from '../../../kit/alert.tsx';
import { Link } from '../../../kit/link.tsx';
import { LoopRing, NO_STROKES } from '../../../kit/loop-ring.tsx';
import { PageMessage } from '../../../kit/page-message.tsx';
import { useSearchParams } from '../../../kit/search-params.ts';
import { sentence } from '../../../kit/sentence.ts';
import { useTitle } from '../../../kit/title.ts';
import { call } from '../../../session/call.ts';
import type { PriceKey, Starts } from '../contract.ts';
import * as texts from '../texts.ts';
import styles from './billing.module.css';
import { useBilling } from './billing-state.ts';
import { checkoutProblem, NoUrl } from './errors.ts';
import { TestMode } from './facts.tsx';
import { priceIn } from './use-plans.ts';

/** What the page before passes on: what was shown there. */
interface CheckoutState {
  shown_cents?: number;
  promotion_code_id?: string | null;
  starts?: Starts;
}

/** @throws ApiError; NoUrl */
async function openCheckout(price_key: PriceKey, shown: CheckoutState | null): Promise<void> {
  const body = { price_key, ...shown };
  const { url } = await call('POST /functions/v1/create-checkout-session', { body });
  if (!url) throw new NoUrl();
  location.assign(url);
}

/** Opens the card provider's page for the price in the address, or says why it cannot. */
export default function CheckoutPage(): ReactNode {
  useTitle('Checkout');
  const price = priceIn(useSearchParams());
  const shown = useLocation().state as CheckoutState | null;
  const { state } = useBilling();
  const [problem, setProblem] = useState<string>();
  const open = useCallback(() => {
    setProblem(undefined);
    if (!price) return;
    openCheckout(price, shown).catch((error: unknown) => setProblem(checkoutProblem(error)));
  }, [price, shown]);
  useEffect(open, [open]);
  // Back from the provider's page the browser may show this one as it was left.
  useEffect(() => {
    const goBack = (event: PageTransitionEvent): void => {
      if (event.persisted) location.replace('/pricing');
    };
    addEventListener('pageshow', goBack);
    return () => removeEventListener('pageshow', goBack);
  }, []);
  const failed = price ? problem : texts.missingPayment;
  return (
    <PageMessage className={styles.centered}>
      <LoopRing strokes={NO_STROKES} size="figure" />
      <h1>{texts.checkoutTitle}</h1>
      {failed ? (
        <>
          <Alert onRetry={price ? open : undefined}>{failed}</Alert>
          <p>
            {sentence(
              texts.nothingWasCharged<ReactNode>(<Link to="/pricing">{texts.backToPricingLink}</Link>),
            )}
          </p>
        </>
      ) : (
        <p role="status" className="text-ink-2">
          {texts.openingCheckout}
        </p>
      )}
      <TestMode on={state?.test_mode} />
    </PageMessage>
  );
}
