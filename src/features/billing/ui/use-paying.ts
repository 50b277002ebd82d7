import { useRef, useState } from 'react';
import type { Plans } from '../contract.ts';
import { type ChosenOffer, firstCharge, startsOf } from '../rules/starts.ts';
import { hasPlan } from '../rules.ts';
import { setupFailed } from '../texts.ts';
import { refreshBilling } from './billing-state.ts';
import { finalizeProblem, hasCode } from './errors.ts';
import { finalize, type PendingSetup, storePending, welcomeAddress } from './pending-setup.ts';
import type { CardForm, KnownCardForm } from './use-card-form.ts';

interface Paying {
  busy: boolean;
  problem: string | undefined;
  pay: (billingName: string) => Promise<void>;
}

interface Parts extends Pick<KnownCardForm, 'form' | 'again'> {
  chosen: ChosenOffer;
  promotion: Plans['promotion'];
  /** The person's own, to be greeted by. */
  name: string;
  /** The day has changed, and with it the first amount. */
  onChanged: () => void;
}

/** Why a card was not confirmed, in the provider's own words where there are any. */
class NotConfirmed extends Error {}

/** @throws NotConfirmed */
async function confirm({ stripe, elements, clientSecret }: CardForm): Promise<void> {
  const { error: incomplete } = await elements.submit();
  if (incomplete) throw new NotConfirmed(incomplete.message);
  const { error, setupIntent } = await stripe.confirmSetup({
    elements,
    clientSecret,
    confirmParams: { return_url: `${location.origin}/welcome` },
    redirect: 'if_required',
  });
  if (error) throw new NotConfirmed(error.message);
  const status = setupIntent?.status ?? 'unknown';
  if (status !== 'succeeded') throw new NotConfirmed(setupFailed(status));
}

/** In another tab a plan may be beginning at this moment: looks until it is there, for some seconds. */
async function planShows(): Promise<void> {
  for (let look = 0; look < 8; look += 1) {
    const state = await refreshBilling();
    if (state && hasPlan(state)) return;
    await new Promise((resume) => setTimeout(resume, 1000));
  }
}

/** Confirms the card, begins the plan, and goes on to the welcome. However often it is asked, one plan begins. */
export function usePaying({ form, again, chosen, promotion, name, onChanged }: Parts): Paying {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isPaying = useRef(false);
  /** The card that is confirmed already, and waits for another look at the amount. */
  const confirmed = useRef<string>(undefined);

  const attempt = async (card: CardForm, billing_name: string): Promise<void> => {
    const { offer, later } = chosen;
    const pending: PendingSetup = {
      setup_intent_id: card.setupIntentId,
      customer_id: card.customerId,
      price_id: offer.price_id,
      promotion_code_id: promotion?.id ?? null,
      billing_name,
      shown_cents: firstCharge(chosen),
      starts: startsOf(chosen),
      begins_on: later?.begins_on,
      amount_cents: offer.amount_cents,
      months: offer.interval === 'year' ? 12 : 1,
    };
    storePending(pending);
    if (confirmed.current !== card.setupIntentId) await confirm(card);
    confirmed.current = card.setupIntentId;
    await finalize(pending);
    // A document of its own: the provider's hosts stay open on the page of the card form alone.
    location.assign(welcomeAddress(pending, name));
    await new Promise(() => {});
  };

  const failed = async (error: unknown): Promise<void> => {
    setProblem(error instanceof NotConfirmed ? error.message : finalizeProblem(error));
    if (hasCode(error, 'amountChanged')) onChanged();
    // A confirmed card cannot be changed: another one needs another form.
    if (hasCode(error, 'cardRefused') || hasCode(error, 'setupIncomplete')) again();
    if (hasCode(error, 'planAlready')) await planShows();
  };

  const pay = async (billingName: string): Promise<void> => {
    if (isPaying.current || !form) return;
    isPaying.current = true;
    setBusy(true);
    setProblem(undefined);
    await attempt(form, billingName.trim()).catch(failed);
    isPaying.current = false;
    setBusy(false);
  };
  return { busy, problem, pay };
}
