import { isBlank } from '../../../kernel/text.ts';
import { type Answers, isAlone, problemWith, QUESTION_COLUMNS } from '../rules.ts';
import * as texts from '../texts.ts';

/** Why an edited entry cannot be saved yet; undefined when it can. What was blank before may stay so. */
export function problemOfEdit(entry: Answers, edited: Answers): string | undefined {
  for (const [question, column] of QUESTION_COLUMNS.entries()) {
    const problem = problemWith(edited, question);
    if (problem) return problem;
    if (isBlank(edited[column]) && !isBlank(entry[column])) {
      return isAlone(entry) ? texts.pageBlank : texts.answerBlank;
    }
  }
  return undefined;
}
