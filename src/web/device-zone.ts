/** The zone that this device lives in, in the spelling of its browser. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
