/* What other features show of billing and load only when it is shown. */

export const loadCouponNote = () => import('./coupon-note.tsx');
