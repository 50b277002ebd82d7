/* What other features show of bucket list and load only when it is shown. */

export const loadBucketList = () => import('./bucket-list.tsx');
