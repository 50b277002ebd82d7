export { loadBucketList } from './ui/later.ts';
