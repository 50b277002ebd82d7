import * as texts from '../texts.ts';

/** Which device a user agent stands for, such as 'Firefox on Windows', as far as it says. */
export function deviceName(userAgent: string | null): string {
  const browser = firstMatch(userAgent, BROWSERS);
  const system = firstMatch(userAgent, SYSTEMS);
  if (browser && system) return texts.deviceName(browser, system);
  return browser ?? system ?? texts.unknownDevice;
}

/** Most browsers also name those they descend from, so the first match counts. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const firstMatch = (text: string | null, names: [RegExp, string][]) =>
  names.find(([pattern]) => pattern.test(text ?? ''))?.[1];
