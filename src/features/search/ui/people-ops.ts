import { deviceNow } from '../../../browser/device-clock.ts';
import { compareNames } from '../../../kernel/compare-names.ts';
import { newId } from '../../../kernel/ids.ts';
import type { KnownPerson } from '../../../language/topics/relations.ts';
import { readTables } from '../../../notebook/react/use-view.ts';
import type { Tables } from '../../../notebook/rows.ts';
import type { Mutation } from '../../../session/perform.ts';
import { offerUndo, tryPerform } from '../../../session/perform-or-toast.ts';
import { writtenFormat } from '../../../session/sealing.ts';
import { openedPeople, personRows, personText } from '../../weekly/rules.ts';
import * as texts from '../texts.ts';

/** Somebody of whom the person has said who they are, with the row that says so. */
export type OwnPerson = KnownPerson & { id: string };

/** The people of whom the person has said who they are, by their names. */
export const peopleIn = ({ insight_answers }: Tables): OwnPerson[] =>
  openedPeople(insight_answers.values())
    .map(({ id, name, relation }) => ({ id, name, relation }))
    .sort((one, other) => compareNames(one.name, other.name));

function saying({ id, ...person }: OwnPerson): Mutation {
  const text = personText(person);
  const created_at = deviceNow().toISOString();
  return {
    id,
    what: texts.saidWho,
    words: person.name,
    request: async ({ format, seal }) => ({
      call: 'POST /api/weekly/answers',
      body: { id, kind: 'person', text: await seal('insight_answers', 'text', id, text), format },
    }),
    changes: [
      {
        table: 'insight_answers',
        key: id,
        put: { id, kind: 'person', text, format: writtenFormat(), created_at },
      },
    ],
  };
}

const forgetting = ({ id, name }: OwnPerson): Mutation => ({
  what: texts.forgotWho,
  words: name,
  request: async () => ({ call: 'DELETE /api/weekly/answers/{id}', params: { id } }),
  changes: [{ table: 'insight_answers', key: id, gone: true }],
});

/** All rows that say who the person of this name is, the oldest first: several devices may each have said it offline. */
const rowsOf = (name: string): OwnPerson[] =>
  personRows(readTables().insight_answers.values()).filter((row) => row.name === name);

/** Forgets rows, the oldest first, so that no older one is shown meanwhile. Answers whether all are gone. */
async function forgetRows(rows: readonly OwnPerson[], failed: string): Promise<boolean> {
  for (const row of rows) if (!(await tryPerform(forgetting(row), failed))) return false;
  return true;
}

/** Keeps who somebody is, in the place of what was said before, and offers to undo it. Says so when it could not be kept. */
export async function sayWho(person: KnownPerson): Promise<void> {
  const before = rowsOf(person.name);
  const own = { id: newId(), ...person };
  if (!(await tryPerform(saying(own), texts.whoNotKept))) return;
  if (await forgetRows(before, texts.whoNotKept))
    offerUndo(texts.whoKept(person.name), forgetting(own), texts.undoFailed);
}

/** Forgets it, and offers to undo that. */
export async function forgetWho(person: OwnPerson): Promise<void> {
  if (!(await forgetRows(rowsOf(person.name), texts.whoNotForgotten))) return;
  offerUndo(texts.whoForgotten(person.name), saying({ ...person, id: newId() }), texts.undoFailed);
}
