export { useFeatureAccess } from './ui/feature-access.ts';
export { useLastKnownAccess } from './ui/last-known-access.ts';
export { loadCouponNote } from './ui/later.ts';
export { PlanWatch } from './ui/later-plan-watch.ts';
export { default as PlanSummary } from './ui/plan-summary.tsx';
