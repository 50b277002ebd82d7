import { compareNames } from '../../../kernel/compare-names.ts';
/** The time zones that are offered first, in this order. */
export const TIME_ZONES = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Phoenix',
  'America/Toronto',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Australia/Sydney',
] as const;

/** Zones that were renamed: some browsers go on telling the former name. */
const RENAMED: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Etc/UTC': 'UTC',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const nameOf = (zone: string): string => RENAMED[zone] ?? zone;

/** Whether two names mean one zone. */
export const isSameZone = (one: string, other: string): boolean => nameOf(one) === nameOf(other);

/** The first choice of zones: the thirteen, and above them the browser's own and the stored one if they are others. */
export function offeredZones(stored: string, ofBrowser: string): string[] {
  const offered: string[] = [...TIME_ZONES];
  for (const zone of [stored, ofBrowser]) {
    if (zone && !offered.some((other) => isSameZone(other, zone))) offered.unshift(zone);
  }
  return offered;
}

/** The city that a zone is named after: 'Los Angeles'. */
export const cityOf = (zone: string): string => nameOf(zone).split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** How far a zone is from UTC at that instant: 'UTC−8', 'UTC+5:30'. */
export function offsetOf(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' });
  const offset = parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset.replace('GMT', 'UTC').replace('-', '−').replace(/\+0$/, '');
}

/** A zone as people look for it: 'Los Angeles, UTC−8', and with its region where a city alone says little. */
export function zoneCaption(zone: string, at: Date): string {
  const [, region, place] = nameOf(zone).split('/');
  const city = place && region ? `${cityOf(zone)} (${region.replaceAll('_', ' ')})` : cityOf(zone);
  const offset = offsetOf(zone, at);
  return city === offset ? city : `${city}, ${offset}`;
}

/** The zones in the order of their cities. */
export const byCity = (zones: readonly string[]): string[] =>
  zones.toSorted((one, other) => compareNames(cityOf(one), cityOf(other)));
