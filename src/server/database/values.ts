import pg from 'pg';

const OID = { int8: 20, date: 1082, timestamptz: 1184 };

/** For example '2026-11-19 14:03:00.5+00', as a session in UTC writes an instant. */
const UTC_TEXT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d{1,3})?\+00$/;

/** An instant as ISO text. Lists hold dozens, so the usual form is put together without making a date of it. */
function instantOf(value: string): string {
  const utc = UTC_TEXT.exec(value);
  if (!utc) return new Date(value).toISOString();
  return `${utc[1]}T${utc[2]}${(utc[3] ?? '.').padEnd(4, '0')}Z`;
}

/** How values arrive: whole numbers as numbers, local dates as text, instants as ISO text. */
export const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === OID.int8) return Number;
    if (oid === OID.date) return String;
    if (oid === OID.timestamptz) return instantOf;
    return pg.types.getTypeParser(oid, format);
  },
} as pg.CustomTypesConfig;
