import type { LocalDate } from '../../../kernel/calendar.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { importedPage } from '../rules/imported-page.ts';
import * as texts from '../texts.ts';
import { entriesOf } from './views.ts';

/** Where a day’s pages were imported from, for people; undefined of a day without any or with a page that was written here. */
export function importedOn(tables: Tables, day: LocalDate | undefined): string | undefined {
  const pages = day === undefined ? [] : entriesOf(tables, day).map(importedPage);
  const journals = new Set(pages.map((page) => page?.facts.journal));
  if (pages.length === 0 || pages.includes(undefined)) return undefined;
  return texts.importedFrom(journals.size === 1 ? [...journals][0] : undefined);
}
