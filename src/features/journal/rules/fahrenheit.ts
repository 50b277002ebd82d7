/** Where degrees are read in Fahrenheit (CLDR, temperature of weather). */
const REGIONS = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM', 'BS', 'BZ', 'KY', 'LR', 'PW', 'FM', 'MH']);

/** Whether whoever reads in this language reads degrees in Fahrenheit: only where it names such a region. */
export function readsFahrenheit(language: string): boolean {
  try {
    return REGIONS.has(new Intl.Locale(language).region ?? '');
  } catch {
    return false;
  }
}
