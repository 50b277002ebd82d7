/* Checks for what web storage holds: schemas stay on the server, and these values are flat. */

interface FieldTypes {
  string: string;
  number: number;
  boolean: boolean;
}

/** Whether it is an object or a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether it is an object whose fields have these types; it may have others as well. */
export const hasFields = <Fields extends Record<string, keyof FieldTypes>>(
  value: unknown,
  fields: Fields,
): value is { [Name in keyof Fields]: FieldTypes[Fields[Name]] } =>
  isObject(value) && Object.entries(fields).every(([name, type]) => typeof value[name] === type);
