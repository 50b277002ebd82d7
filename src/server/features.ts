import type { Api } from './api.ts';

/** Every feature's routes. A feature that is not listed here does not exist for the outside. */
export function registerFeatures(_api: Api): void {}
