/** The coupon that somebody was given a link with; '' without one. It stays in the address, and is kept nowhere. */
export const couponIn = (search: string): string => new URLSearchParams(search).get('coupon')?.trim() ?? '';

/** Where a new account goes on: a coupon is redeemed there, on the page that says what it is worth. */
export const couponAddress = (code: string): string =>
  `/couponconfirmation?${new URLSearchParams({ coupon: code })}`;
