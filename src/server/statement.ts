import { convertNames } from './statement/names.ts';
import type { NamesIn } from './statement/names-in-type.ts';

/** A statement that Postgres prepares once for each connection under its name. `Row` is what it answers. */
export interface Statement<Row extends object = object> {
  name: string;
  text: string;
  values: unknown[];
  /** Only a type: a statement never holds a row. */
  readonly row?: Row;
}

/** Several statements, by the names of their answers. One that is undefined is not run. */
export type Statements = Record<string, Statement | undefined>;

/** The rows of several statements, by the same names. */
export type RowsOf<All extends Statements> = {
  [Key in keyof All]: All[Key] extends Statement<infer Row> | undefined ? Row[] : never;
};

/** What a value of a statement can be. */
type Value = string | number | boolean | Date | Uint8Array | null | undefined | readonly Value[];

/** What a statement is called with: every value that its text names, and no other. */
export type Values<Name extends string> = Readonly<Record<Name, Value>>;

/** Makes a statement of its values. */
export type Prepared<Row extends object, Name extends string> = (
  ...values: [Name] extends [never] ? [] : [values: Values<Name>]
) => Statement<Row>;

/** A text that the compiler sees all of. */
type Whole<Text extends string> = Record<never, 1> extends Record<Text, 1> ? never : Text;

interface Described<Row extends object> {
  /** The text, which names its values as `:userId`. */
  sql<const Text extends string>(text: Whole<Text>): Prepared<Row, NamesIn<Text>>;
  /**
   * The same for a text that is put together from parts, or holds a colon in quotes: the compiler cannot read the names,
   * so they are listed. @throws Error when the text has others
   */
  sql<const Name extends string>(text: string, names: readonly Name[]): Prepared<Row, Name>;
}

/**
 * Describes a prepared statement: `statement<Task>('task-one').sql('select ... where user_id = :userId')` is a function of
 * `{ userId }`. The names become positions once, here; a call only puts the values in order.
 */
export const statement = <Row extends object>(name: string): Described<Row> => ({
  sql: (text: string, expected?: readonly string[]) => {
    const converted = convertNames(text);
    checkNames(name, converted.names, expected);
    return (values: Values<string> = {}) => ({
      name,
      text: converted.text,
      values: converted.names.map((key) => values[key]),
    });
  },
});

function checkNames(statementName: string, found: string[], expected: readonly string[] = found): void {
  const differing = [
    ...found.filter((each) => !expected.includes(each)),
    ...expected.filter((each) => !found.includes(each)),
  ];
  if (differing.length > 0) throw new Error(`${statementName}: listed or used, but not both: ${differing}`);
}

/**
 * The columns of a row, as a text. To the compiler it is a single word: columns name no values, so it can still read the
 * names in a text that holds them.
 */
export const columnList = (columns: readonly string[]) => columns.join(', ') as 'columns';
