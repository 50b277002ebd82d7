export { type FormerVersion, formerVersions, revisionChange } from './ui/former-versions.ts';
