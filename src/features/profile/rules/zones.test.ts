import { expect, test } from 'vitest';
import { isTimeZone } from '../../../kernel/calendar.ts';
import { byCity, cityOf, isSameZone, offeredZones, offsetOf, TIME_ZONES, zoneCaption } from './zones.ts';

const WINTER = new Date('2026-01-15T12:00:00.000Z');
const SUMMER = new Date('2026-07-15T12:00:00.000Z');

test('LIM-35 thirteen zones in the specified order, the default among them', () => {
  expect(TIME_ZONES.join(', ')).toBe(
    'Pacific/Honolulu, America/Anchorage, America/Los_Angeles, America/Denver, America/Chicago, America/New_York, ' +
      'America/Phoenix, America/Toronto, Europe/London, Europe/Berlin, Asia/Tokyo, Asia/Kolkata, Australia/Sydney',
  );
  expect(TIME_ZONES.every(isTimeZone)).toBe(true);
});

test('the browser’s own zone and the stored one stand on top when they are others', () => {
  expect(offeredZones('America/Denver', 'America/Chicago')).toEqual([...TIME_ZONES]);
  expect(offeredZones('Europe/Oslo', 'Europe/Paris').slice(0, 3)).toEqual([
    'Europe/Paris',
    'Europe/Oslo',
    'Pacific/Honolulu',
  ]);
  expect(offeredZones('Europe/Oslo', 'Europe/Oslo')).toHaveLength(14);
});

test('a zone under its former name is no other one', () => {
  expect(isSameZone('Asia/Calcutta', 'Asia/Kolkata')).toBe(true);
  expect(isSameZone('Europe/Kiev', 'Europe/Kyiv')).toBe(true);
  expect(isSameZone('Europe/Oslo', 'Europe/Berlin')).toBe(false);
  expect(offeredZones('Asia/Kolkata', 'Asia/Calcutta')).toEqual([...TIME_ZONES]);
  expect(cityOf('Asia/Calcutta')).toBe('Kolkata');
});

test('zones are called by city and offset, as it is at that time of the year', () => {
  expect(zoneCaption('America/Los_Angeles', WINTER)).toBe('Los Angeles, UTC−8');
  expect(zoneCaption('America/Los_Angeles', SUMMER)).toBe('Los Angeles, UTC−7');
  expect(zoneCaption('Asia/Calcutta', WINTER)).toBe('Kolkata, UTC+5:30');
  expect(zoneCaption('Europe/London', WINTER)).toBe('London, UTC');
  expect(zoneCaption('America/Indiana/Knox', WINTER)).toBe('Knox (Indiana), UTC−6');
  expect(zoneCaption('UTC', WINTER)).toBe('UTC');
  expect(offsetOf('Asia/Kathmandu', WINTER)).toBe('UTC+5:45');
});

test('every zone of the platform has a caption of its own, and they stand by city', () => {
  const zones = byCity(Intl.supportedValuesOf('timeZone'));
  const captions = zones.map((zone) => zoneCaption(zone, WINTER));
  expect(new Set(captions).size).toBe(zones.length);
  expect(captions[0]).toBe('Abidjan, UTC');
  expect(zones.indexOf('Europe/Oslo')).toBeLessThan(zones.indexOf('Europe/Paris'));
});
