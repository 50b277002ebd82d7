import { tzOffset, tzScan } from '@date-fns/tz';

/** +0530 of 330 minutes. */
const offsetText = (minutes: number): string => {
  const absolute = Math.abs(minutes);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(absolute / 60))}${two(absolute % 60)}`;
};

/** The wall clock at that instant, so many minutes ahead of UTC: '20260329T020000'. */
const wallClock = (instant: Date, minutes: number): string =>
  new Date(instant.getTime() + minutes * 60_000).toISOString().replace(/[-:]|\.\d+Z$/g, '');

const observance = (part: 'STANDARD' | 'DAYLIGHT', from: number, to: number, begins: string): string[] => [
  `BEGIN:${part}`,
  `DTSTART:${begins}`,
  `TZOFFSETFROM:${offsetText(from)}`,
  `TZOFFSETTO:${offsetText(to)}`,
  `END:${part}`,
];

/**
 * What a zone's clocks do from the beginning of one year to the end of another, as RFC 5545 writes it: one part for each
 * change, and one for how it begins. After the last year it goes on as it ends; a feed is read again long before.
 */
export function vtimezone(zone: string, years: { from: number; to: number }): string {
  const start = new Date(Date.UTC(years.from, 0, 1));
  const end = new Date(Date.UTC(years.to + 1, 0, 1));
  const first = tzOffset(zone, start);
  const changes = tzScan(zone, { start, end }).flatMap(({ date, change, offset }) =>
    observance(
      change > 0 ? 'DAYLIGHT' : 'STANDARD',
      offset - change,
      offset,
      wallClock(date, offset - change),
    ),
  );
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance('STANDARD', first, first, wallClock(start, first)),
    ...changes,
    'END:VTIMEZONE',
  ].join('\r\n');
}
