import { type Ledger, newIdOf } from './ledger.ts';
import type { PaymentMethod, SetupIntent } from './objects.ts';
import { declined, Refusal } from './refusals.ts';

/** A card as somebody types it. */
export interface TypedCard {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

/** What becomes of Stripe's own test numbers. */
const NUMBERS: Record<string, 'accepted' | 'declined' | 'authenticated' | 'refuses charges'> = {
  '4242424242424242': 'accepted',
  '4000000000000002': 'declined',
  '4000002500003155': 'authenticated',
  '4000000000000341': 'refuses charges',
};

const cardError = (code: string, message: string) => new Refusal(402, 'card_error', message, { code });

/** The four digits of a year that was typed with two. */
export const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

function checked({ number, expMonth, expYear, cvc }: TypedCard, now: number) {
  const digits = number.replaceAll(/\D/g, '');
  const outcome = NUMBERS[digits];
  if (!outcome) {
    throw cardError(
      'incorrect_number',
      'Your card number is not one of the test cards: try 4242 4242 4242 4242.',
    );
  }
  const over = Date.UTC(fullYear(expYear), expMonth, 1) / 1000;
  if (!(expMonth >= 1 && expMonth <= 12)) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.");
  }
  if (Number.isNaN(over) || over <= now) throw cardError('expired_card', 'Your card has expired.');
  if (!/^\d{3,4}$/.test(cvc)) throw cardError('incorrect_cvc', "Your card's security code is incorrect.");
  return { digits, outcome };
}

/**
 * Confirms a card: kept at once, or after a step on a page that `authenticateAt` leads to. A refused card is noted and
 * thrown. @throws Refusal 402
 */
export async function confirmCard(
  ledger: Ledger,
  setup: SetupIntent,
  card: TypedCard,
  authenticateAt: (setup: SetupIntent) => { url: string; return_url: string },
): Promise<SetupIntent> {
  const { digits, outcome } = await orNoted(ledger, setup, async () => checked(card, ledger.now));
  if (outcome === 'declined') {
    await orNoted(ledger, setup, async () => {
      throw declined();
    });
  }
  const method = await ledger.keep(
    methodOf(ledger, setup.customer, card, digits, outcome === 'refuses charges'),
  );
  const confirmed: SetupIntent = { ...setup, payment_method: method.id, last_setup_error: null };
  if (outcome !== 'authenticated') return succeed(ledger, confirmed);
  return ledger.keep({
    ...confirmed,
    status: 'requires_action',
    next_action: { type: 'redirect_to_url', redirect_to_url: authenticateAt(setup) },
  });
}

async function orNoted<T>(ledger: Ledger, setup: SetupIntent, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) await fail(ledger, setup, error);
    throw error;
  }
}

export async function succeed(ledger: Ledger, setup: SetupIntent): Promise<SetupIntent> {
  const done = await ledger.keep({ ...setup, status: 'succeeded' as const, next_action: null });
  await ledger.tell('setup_intent.succeeded', done);
  return done;
}

export async function fail(ledger: Ledger, setup: SetupIntent, refusal: Refusal): Promise<SetupIntent> {
  return ledger.keep({
    ...setup,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: { type: refusal.type, code: refusal.code ?? 'card_declined', message: refusal.message },
  });
}

function methodOf(
  ledger: Ledger,
  customer: string,
  { expMonth, expYear }: TypedCard,
  digits: string,
  refuses_charges: boolean,
): PaymentMethod {
  return {
    id: newIdOf('pm'),
    object: 'payment_method',
    created: ledger.now,
    type: 'card',
    card: { brand: 'visa', last4: digits.slice(-4), exp_month: expMonth, exp_year: fullYear(expYear) },
    customer,
    refuses_charges,
  };
}
