/*
 * npm run style: prints every sentence that the insights say of ten diaries in ten voices, week by week, for reading
 * them as a person would. Nothing is measured or asserted: `engine/diaries.test.ts` does that.
 *
 * node bench/insights-sentences.ts [part of a voice's name]
 */

import { insightsOf } from '../src/features/weekly/engine/insights.ts';
import { DIARIES } from '../src/features/weekly/engine/testing/diaries.ts';
import { TODAY, weekNumber } from '../src/features/weekly/engine/testing/people.ts';
import { titleOf } from '../src/features/weekly/rules.ts';
import { english } from '../src/language/english.ts';
import { readerOf } from '../src/language/reader.ts';

const [wanted = ''] = process.argv.slice(2);

for (const { voice, notebook, weeks } of DIARIES.filter((diary) => diary.voice.includes(wanted))) {
  console.log(`\n# A diary ${voice}`);
  const reader = readerOf(english);
  for (const number of weeks) {
    const week = weekNumber(number);
    const { celebration, patterns, suggestions, summary } = insightsOf(notebook, week, {
      today: TODAY,
      reader,
    });
    console.log(`\n## ${titleOf(week, TODAY)}`);
    if (celebration.text) console.log(`celebration    ${celebration.text}`);
    for (const { kind, text } of patterns) console.log(`${kind.padEnd(14)} ${text}`);
    for (const { kind, text } of suggestions) console.log(`next week      ${text} (${kind})`);
    console.log(`in short       ${summary}`);
  }
}
