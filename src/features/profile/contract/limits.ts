export const PROFILE_LIMITS = {
  name: 120,
  billingName: 120,
  coreWord: 60,
  coreValue: 40,
  phoneNumber: 32,
} as const;
