interface WithTemporal {
  Temporal?: { Now: { timeZoneId(): string } };
}

/** The zone that this device lives in, in the spelling of its browser. Where `Temporal` is, it answers at once. */
export const deviceZone = (): string =>
  (globalThis as WithTemporal).Temporal?.Now.timeZoneId() ??
  new Intl.DateTimeFormat().resolvedOptions().timeZone;
