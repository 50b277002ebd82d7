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
