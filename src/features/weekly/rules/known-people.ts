import { isRelation, type KnownPerson } from '../../../language/topics/relations.ts';

/* Who people are to the person who writes of them: an answer of a kind of its own, for search and insights. */

/** As the sealed text of the answer has it. */
export const personText = ({ name, relation }: KnownPerson): string =>
  JSON.stringify({ name, relation: relation ?? '' });

interface StoredAnswer {
  kind: string;
  text: string;
  created_at: string;
}

/** Stored answers that say who somebody is, the oldest first. What cannot be read is left out. */
export const personRows = <Row extends StoredAnswer>(rows: Iterable<Row>): (Row & KnownPerson)[] =>
  [...rows]
    .filter(({ kind }) => kind === 'person')
    .sort((one, other) => (one.created_at < other.created_at ? -1 : 1))
    .flatMap((row) => personIn(row.text).map((person) => ({ ...row, ...person })));

/** Of each name the newest: devices that are offline may each have said who somebody is. */
export const openedPeople = <Row extends StoredAnswer>(rows: Iterable<Row>): (Row & KnownPerson)[] => [
  ...new Map(personRows(rows).map((person) => [person.name, person])).values(),
];

/** The people alone, in an order that is the same on every device. */
export const peopleFrom = (rows: Iterable<StoredAnswer>): KnownPerson[] =>
  openedPeople(rows)
    .map(({ name, relation }) => ({ name, relation }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

function personIn(text: string): KnownPerson[] {
  try {
    const { name, relation } = Object(JSON.parse(text)) as Partial<Record<string, unknown>>;
    if (typeof name !== 'string' || typeof relation !== 'string') return [];
    return [{ name, relation: isRelation(relation) ? relation : undefined }];
  } catch {
    return [];
  }
}
