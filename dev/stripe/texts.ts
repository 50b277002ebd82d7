/* Every page of the payment test provider */

export const testModeNote =
  'Test mode: no money is charged and no real card is needed. Use the card 4242 4242 4242 4242.';
export const cardNumberLabel = 'Card number';
export const expirationLabel = 'Expiration (MM / YY)';
export const securityCodeLabel = 'Security code';

/* Checkout */

export const checkoutTitle = 'Checkout';
export const confirmButton = 'Confirm';
export const cancelLink = 'Go back without paying';
export const checkoutClosed = 'This page has expired or has already been used. Please start again.';

/* The bank’s confirmation */

export const authenticateTitle = 'Your bank needs to confirm it’s you';
export const authenticateText = 'This is where your bank would confirm that it’s you.';
export const completeAnswer = 'Complete authentication';
export const failAnswer = 'Fail authentication';

/* Billing portal */

export const planTitle = 'Your plan';
export const noPlan = 'You don’t have a plan.';
export const monthlyEnds = (price: string, day: string): string => `${price} per month. Ends on ${day}.`;
export const monthlyContinues = (price: string, day: string): string =>
  `${price} per month. Next charge on ${day}.`;
export const yearlyEnds = (price: string, day: string): string => `${price} per year. Ends on ${day}.`;
export const yearlyContinues = (price: string, day: string): string =>
  `${price} per year. Next charge on ${day}.`;
export const paymentFailed = 'The last payment failed.';
export const keepPlanButton = 'Keep the plan';
export const cancelPlanButton = 'Cancel at the end of the billing period';
export const cardTitle = 'Card';
export const cardEnding = (brand: string, digits: string): string => `${brand}, ending in ${digits}`;
export const noCard = 'No card yet.';
export const updateCardButton = 'Update card';
export const backLink = 'Back';
