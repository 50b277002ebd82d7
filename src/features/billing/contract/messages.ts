/** What billing says to people. */
export const BILLING_MESSAGES = {
  trialEnded: 'Your trial has ended.',
  checkoutFailed: 'Failed to create checkout session',
  noUrl: 'No URL returned from checkout session',
  wrong: 'Something went wrong. Please try again.',
  noSession: 'No active session',
  finalizeFailed: 'Failed to finalize subscription',
  missingPayment: 'Missing payment information. Please start again from pricing.',
  unavailable: 'Payments are not set up here yet, so nothing is charged, and everybody may go on writing.',
  unreachable: 'The payment provider could not be reached. Nothing was charged. Please try again.',
  writingEnded: 'Your trial has ended. Everything you wrote is kept; choose a plan to write on.',
  planAlready: 'You have a plan already',
  amountChanged:
    'The day has changed since this page was opened, and with it the first amount. Nothing was charged; please look again.',
  notYours: 'That does not belong to your account.',
  promotionUnknown: 'That code is not valid.',
  promotionUsed: 'That code has been used up or has ended.',
  promotionNotForPlan: 'That code is not for this plan.',
  couponUnknown: 'That coupon is not valid.',
  couponEnded: 'That coupon has ended or has been used up.',
  couponPaid: 'You have a plan already, so there is no trial to lengthen.',
  tooManyCards: 'Too many cards were tried. Please wait a few minutes.',
  tooManyLooks: 'Too many codes were tried. Please wait a few minutes.',
  noCard: 'There is no payment yet to look after. Choose a plan first.',
  noMoneyMoves: 'This is a test: no money moves, and no real card is needed.',
} as const;

/** What the provider's confirmation of a card answered, when it is not 'succeeded'. */
export const setupFailed = (status: string): string => `SetupIntent failed with status: ${status}`;

/** The `code` of billing's own refusals, for programs. */
export const BILLING_CODES = {
  /** 402: the trial has ended and nothing is paid. Nothing was written; the same call succeeds after payment. */
  paymentRequired: 'payment_required',
  /** 503: this server has no payment provider. */
  unavailable: 'billing_unavailable',
  /** 503: the provider does not answer. */
  unreachable: 'provider_unreachable',
  /** 402: the provider refused the card; the message is the provider's own, for people. */
  cardRefused: 'card_refused',
  /** 409: nothing was charged, for today's first amount is not the one that was shown. */
  amountChanged: 'amount_changed',
  /** 409: one plan is enough. */
  planAlready: 'plan_already',
  /** 400: the provider did not confirm the card. */
  setupIncomplete: 'setup_incomplete',
  /** 400 */
  promotionInvalid: 'promotion_invalid',
  /** 404 for a coupon nobody made; 409 for one that has ended, is used up or was redeemed by this person. */
  couponInvalid: 'coupon_invalid',
} as const;
