import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storedWeekIn } from './stored-insights.ts';

const weekRange = { start: '2026-11-15', end: '2026-11-21' };
const stats = {
  totalJournalEntries: 6,
  totalLessons: 5,
  completedActions: 14,
  totalActions: 18,
  actionCompletionRate: 78,
};
const citation = { kind: 'entry', id: 'e1', quote: 'I called Dad' };

test('WK-08 state tells the range, the numbers, the analysis and whether there is any', () => {
  const analysis = {
    celebration: { text: 'You called Dad.', citations: [citation] },
    patterns: [{ kind: 'fear', text: 'You named the rain.', citations: [citation] }],
    suggestions: [{ text: 'Take a coat.', citations: [] }],
    summary: 'A wet week.',
  };
  expect(storedWeekIn({ weekRange, stats, analysis, hasData: true })).toEqual({
    weekRange,
    stats,
    hasData: true,
    analysis: { ...analysis, patterns: [{ text: 'You named the rain.', citations: [citation] }] },
  });
});

test('an analysis of bare sentences is one as well', () => {
  const analysis = { celebration: 'Done.', patterns: 'Rain.', suggestions: ['Coat.', ''], summary: 'Wet.' };
  expect(storedWeekIn({ weekRange, stats, analysis, hasData: true })?.analysis).toEqual({
    celebration: { text: 'Done.', citations: [] },
    patterns: [{ text: 'Rain.', citations: [] }],
    suggestions: [{ text: 'Coat.', citations: [] }],
    summary: 'Wet.',
  });
});

test('state that tells of no week is none', () => {
  const backwards = { start: '2026-11-21', end: '2026-11-15' };
  for (const state of [null, undefined, 'x', {}, { weekRange }, { weekRange: backwards, stats }, { stats }]) {
    expect(storedWeekIn(state)).toBeUndefined();
  }
});

test('whatever comes, what is shown has the right shape', () => {
  fc.assert(
    fc.property(
      fc.record({ stats: fc.object(), analysis: fc.anything(), hasData: fc.anything() }),
      (state) => {
        const stored = storedWeekIn({ weekRange, ...state });
        const { celebration, patterns, suggestions, summary } = stored?.analysis ?? {};
        for (const { text, citations } of [
          ...(patterns ?? []),
          ...(suggestions ?? []),
          celebration ?? [],
        ].flat()) {
          expect([typeof text, Array.isArray(citations)]).toEqual(['string', true]);
        }
        expect(['string', 'undefined']).toContain(typeof summary);
        for (const value of Object.values(stored?.stats ?? {})) expect(value).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
