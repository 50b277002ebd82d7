export const ONBOARDING_MESSAGES = {
  tooFewIntentions: 'Please select at least one intention',
  tooManyIntentions: 'Please select no more than 5 intentions',
  intentionsFailed: 'Failed to save your intentions. Please try again.',
  coreWordFailed: 'Failed to save your core word.',
} as const;
