export { type FormerVersion, formerVersions, keptVersion } from './ui/former-versions.ts';
