import { expect, test } from 'vitest';
import { isAnswered, NO_ANSWERS } from '../rules.ts';
import {
  continuesDraft,
  newPage,
  openable,
  type PageDraft,
  pageDraftKind,
  reopened,
  withAnswers,
  withOpening,
} from './page-draft.ts';

const page = (changes: Partial<PageDraft> = {}): PageDraft => ({ ...newPage(), ...changes });
const openedWith = (state: unknown, key = 'first') => ({ key, state });

test('JRN-07 JRN-08 a new page takes in what it is opened with, and opens where it says', () => {
  const opened = withOpening(page(), openedWith({ startAtQuestion: 1, celebration: 'The sun' }));
  expect(opened.question).toBe(1);
  expect(opened.answers.celebration).toBe('The sun');
  expect(withOpening(page(), openedWith(null)).question).toBe(0);
  expect(withOpening(page(), openedWith({ startAtQuestion: 9, celebration: 7 }))).toMatchObject({
    question: 4,
    answers: NO_ANSWERS,
  });
});

test('a reload takes the opening in only once, so that what was deleted stays deleted', () => {
  const opening = openedWith({ startAtQuestion: 1, celebration: 'The sun' });
  const opened = withOpening(page(), opening);
  const changed = { ...withAnswers(opened, { celebration: 'Sun', goal: 'Walk' }, new Date()), question: 3 };
  expect(withOpening(changed, opening)).toBe(changed);
});

test('a page that goes on opens where the person was, and loses neither of two first answers', () => {
  const begun = page({ question: 3, answers: { ...NO_ANSWERS, celebration: 'The rain', goal: 'Walk' } });
  const opening = openedWith({ startAtQuestion: 1, celebration: 'The sun' });
  expect(continuesDraft(begun, opening)).toBe(true);
  expect(withOpening(begun, opening)).toMatchObject({
    question: 3,
    answers: { celebration: 'The rain\n\nThe sun', goal: 'Walk' },
  });
});

test('what the dashboard’s box holds does not count as an earlier page', () => {
  const boxed = page({ answers: { ...NO_ANSWERS, celebration: 'The sun' } });
  expect(continuesDraft(boxed, openedWith({ startAtQuestion: 1, celebration: 'The sun' }))).toBe(false);
  expect(continuesDraft(boxed, openedWith(null))).toBe(true);
  expect(continuesDraft(page(), openedWith(null))).toBe(false);
});

test('the clock of a page starts with its first word', () => {
  const first = withAnswers(page(), { celebration: 'a' }, new Date('2026-11-19T08:00:00Z'));
  const second = withAnswers(first, { celebration: 'ab' }, new Date('2026-11-19T08:05:00Z'));
  expect(second.startTime).toBe('2026-11-19T08:00:00.000Z');
});

test('what an earlier version kept, or only half of it, still opens as a page', () => {
  const kept = pageDraftKind.read({ entryId: 'x', question: 12, answers: { goal: 'Walk' } });
  expect(kept).toMatchObject({ entryId: 'x', question: 4, answers: { ...NO_ANSWERS, goal: 'Walk' } });
  expect(pageDraftKind.read({}).answers).toEqual(NO_ANSWERS);
});

test('text written before the kept page was found is joined to it', () => {
  const kept = page({ entryId: 'kept', answers: { ...NO_ANSWERS, celebration: 'The rain' } });
  const written = page({ answers: { ...NO_ANSWERS, celebration: 'The sun' } });
  expect(pageDraftKind.merge(kept, written)).toMatchObject({
    entryId: 'kept',
    answers: { celebration: 'The rain\n\nThe sun' },
  });
});

test('a page that is joined keeps the id under which pictures were added', () => {
  const kept = page({ entryId: 'kept' });
  const written = page({ entryId: 'written', attached: true });
  expect(pageDraftKind.merge(kept, written)).toMatchObject({ entryId: 'written', attached: true });
  expect(pageDraftKind.merge({ ...kept, attached: true }, written).entryId).toBe('kept');
  // What was once sent under an id stays under it.
  expect(pageDraftKind.merge({ ...kept, sent: [] }, written).entryId).toBe('kept');
});

test('earlier and answered questions may be opened, and the next one that is open', () => {
  const answers = { ...NO_ANSWERS, celebration: 'a', action: 'e' };
  const open = (question: number) => openable(page({ question, answers }), (at) => isAnswered(answers, at));
  expect(open(0)).toEqual([true, true, false, false, true]);
  expect(open(3)).toEqual([true, true, true, true, true]);
});

test('the dashboard says that its box has begun the page: then nothing was there before', () => {
  const boxed = page({ answers: { ...NO_ANSWERS, celebration: 'The sun' } });
  expect(continuesDraft(boxed, openedWith({ startAtQuestion: 1, begun: true }))).toBe(false);
  const further = page({ answers: { ...NO_ANSWERS, celebration: 'The sun', goal: 'Walk' } });
  expect(continuesDraft(further, openedWith({ startAtQuestion: 1, begun: true }))).toBe(true);
});

test('a kept page that is an entry already is done; changed since, it is one more entry', () => {
  const answers = { ...NO_ANSWERS, celebration: 'a', action: 'Walk' };
  const kept = page({ answers });
  expect(reopened(kept, undefined)).toBe(kept);
  expect(reopened(kept, answers)).toBeUndefined();
  const other = reopened(kept, { ...answers, celebration: 'b', action: 'Walk\nCall' });
  expect(other?.entryId).not.toBe(kept.entryId);
  expect(other).toMatchObject({ answers, savedLines: ['Walk', 'Call'] });
});

test('a page that an earlier build sent keeps its id only as it was sent', () => {
  const answers = { ...NO_ANSWERS, celebration: 'a' };
  const sent = [{ answers, body: {} as never }];
  const asSent = page({ answers, sent });
  expect(reopened(asSent, undefined)).toBe(asSent);
  const changed = reopened(page({ answers: { ...answers, goal: 'b' }, sent }), undefined);
  expect(changed).not.toHaveProperty('sent');
  expect(changed?.entryId).not.toBe(asSent.entryId);
});
