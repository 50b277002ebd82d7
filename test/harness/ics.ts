/*
 * A strict reader of iCalendar text (RFC 5545), written from the standard alone: it knows nothing of what wrote the text,
 * and clocks only by the VTIMEZONE in it.
 */

export interface Component {
  name: string;
  /** Values by property, with parameters: 'DTSTART;TZID=Europe/Berlin' has the value under 'DTSTART' too. */
  properties: { name: string; params: Record<string, string>; value: string }[];
  parts: Component[];
}

/** @throws Error for lines that are too long, not ended by CRLF, or no property */
export function readCalendar(text: string): Component {
  if (/[^\r]\n|\r[^\n]|\r$/.test(text)) throw new Error('lines end with CRLF');
  for (const line of text.split('\r\n')) {
    if (Buffer.byteLength(line) > 75) throw new Error(`a line of more than 75 octets: ${line}`);
  }
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  if (lines.at(-1) === '') lines.pop();
  const root: Component = { name: '', properties: [], parts: [] };
  const open = [root];
  for (const line of lines) takeLine(open, line);
  const [calendar, ...others] = root.parts;
  if (open.length !== 1 || !calendar || others.length > 0) throw new Error('not one calendar');
  return calendar;
}

function takeLine(open: Component[], line: string): void {
  const [, name = '', paramText = '', value = ''] = /^([A-Z-]+)((?:;[A-Z-]+=[^:;]+)*):(.*)$/.exec(line) ?? [];
  const current = open.at(-1);
  if (!name || !current) throw new Error(`no property: ${line}`);
  if (name === 'BEGIN') {
    const begun: Component = { name: value, properties: [], parts: [] };
    current.parts.push(begun);
    open.push(begun);
  } else if (name === 'END') {
    if (open.pop()?.name !== value) throw new Error(`ends what was not begun: ${line}`);
  } else {
    const pairs = paramText
      .split(';')
      .slice(1)
      .map((pair) => pair.split('='));
    current.properties.push({ name, params: Object.fromEntries(pairs), value });
  }
}

export const partsOf = (component: Component, name: string): Component[] =>
  component.parts.filter((part) => part.name === name);

/** @throws Error unless it is there exactly once */
export function propertyOf(component: Component, name: string) {
  const [found, ...others] = component.properties.filter((property) => property.name === name);
  if (!found || others.length > 0) throw new Error(`not one ${name}`);
  return found;
}

export const textOf = (component: Component, name: string): string => propertyOf(component, name).value;

/** '20260329T020000' as if it were UTC, in milliseconds. */
function wallOf(text: string): number {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (year === undefined) throw new Error(`no local time: ${text}`);
  return Date.UTC(year, (month ?? 1) - 1, day, hour, minute, second);
}

function offsetOf(text: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(text) ?? [];
  if (!sign) throw new Error(`no offset: ${text}`);
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The instant of a wall-clock time: by the observance that begins last before it. A time that is left out is late by the gap. */
function instantIn(zone: Component, wall: number): Date {
  const observances = [...partsOf(zone, 'STANDARD'), ...partsOf(zone, 'DAYLIGHT')]
    .map((part) => ({
      begins: wallOf(textOf(part, 'DTSTART')),
      to: offsetOf(textOf(part, 'TZOFFSETTO')),
      from: offsetOf(textOf(part, 'TZOFFSETFROM')),
    }))
    .toSorted((one, other) => one.begins - other.begins);
  const current = observances.findLast(({ begins }) => begins <= wall);
  if (!current) throw new Error('before the zone begins');
  const isInGap = current.to > current.from && wall < current.begins + (current.to - current.from);
  return new Date(wall - (isInGap ? current.from : current.to));
}

const DAY_MS = 86_400_000;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** When an event that repeats weekly takes place before `until`. */
export function occurrencesOf(calendar: Component, event: Component, until: Date): Date[] {
  const start = propertyOf(event, 'DTSTART');
  const zone = partsOf(calendar, 'VTIMEZONE').find((part) => textOf(part, 'TZID') === start.params.TZID);
  const days = /^FREQ=WEEKLY;BYDAY=([A-Z,]+)$/.exec(textOf(event, 'RRULE'))?.[1]?.split(',');
  if (!zone || !days) throw new Error('no zone, or no weekly rule');
  const found: Date[] = [];
  for (let wall = wallOf(start.value); wall < until.getTime(); wall += DAY_MS) {
    if (days.includes(WEEKDAYS[new Date(wall).getUTCDay()] ?? '')) found.push(instantIn(zone, wall));
  }
  return found;
}
