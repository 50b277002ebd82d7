/** A statement that Postgres prepares once for each connection under its name. `Row` is what it answers. */
export interface Statement<Row extends object = object> {
  name: string;
  text: string;
  values: unknown[];
  /** Only a type: a statement never holds a row. */
  readonly row?: Row;
}

/** The rows of several statements, in their order. */
export type StatementRows<All extends Statement[]> = {
  [Index in keyof All]: All[Index] extends Statement<infer Row> ? Row[] : never;
};

/** Describes a prepared statement; what it makes is run with the values of `$1`, `$2` and on. */
export const prepared =
  <Row extends object>(name: string, text: string) =>
  (...values: unknown[]): Statement<Row> => ({ name, text, values });
