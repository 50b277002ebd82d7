import { type RefObject, useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../api/http.ts';
import { isDark } from '../../../kit/theme.ts';
import { call } from '../../../session/call.ts';
import * as texts from '../texts.ts';
import { type Elements, loadStripe, type Stripe } from './stripe.ts';

export interface CardForm {
  stripe: Stripe;
  elements: Elements;
  clientSecret: string;
  setupIntentId: string;
  customerId: string;
}

export interface KnownCardForm {
  form: CardForm | undefined;
  problem: string | undefined;
  /** Draws an empty form with a confirmation of its own. */
  again: () => void;
}

async function opened(place: HTMLElement): Promise<CardForm & { close: () => void }> {
  const made = await call('POST /api/billing/setup-intent');
  const stripe = await loadStripe(made.stripe_js_url, made.publishable_key);
  const elements = stripe.elements({ clientSecret: made.client_secret, appearance: appearance() });
  const element = elements.create('payment', { layout: 'tabs' });
  element.mount(place);
  const { client_secret: clientSecret, setup_intent_id: setupIntentId, customer_id: customerId } = made;
  return { stripe, elements, clientSecret, setupIntentId, customerId, close: () => element.destroy() };
}

/** The provider draws its fields in a frame, where our colours do not reach by themselves. */
function appearance(): object {
  const style = getComputedStyle(document.body);
  return {
    theme: isDark() ? 'night' : 'stripe',
    variables: { colorText: style.color, fontSizeBase: '17px' },
  };
}

/** The provider's card form, drawn into `place`. */
export function useCardForm(place: RefObject<HTMLElement | null>): KnownCardForm {
  const [tries, setTries] = useState(0);
  const [known, setKnown] = useState<Omit<KnownCardForm, 'again'>>({ form: undefined, problem: undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` stands for another form.
  useEffect(() => {
    if (!place.current) return;
    let isLeft = false;
    let close: (() => void) | undefined;
    opened(place.current).then(
      (form) => {
        close = form.close;
        if (isLeft) form.close();
        else setKnown({ form, problem: undefined });
      },
      (error: unknown) => {
        if (isLeft) return;
        const isTold = error instanceof ApiError && error.status !== 0;
        setKnown({ form: undefined, problem: isTold ? error.message : texts.unreachable });
      },
    );
    return () => {
      isLeft = true;
      close?.();
    };
  }, [place, tries]);
  const again = useCallback(() => {
    setKnown({ form: undefined, problem: undefined });
    setTries((before) => before + 1);
  }, []);
  return { ...known, again };
}
