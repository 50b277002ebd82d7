/* Checks for what web storage holds. Schemas stay on the server, and these values are flat. */

interface FieldTypes {
  string: string;
  number: number;
  boolean: boolean;
  object: object;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it is an object whose fields have these types; it may have others as well. Null is no object. */
export const hasFields = <Fields extends Record<string, keyof FieldTypes>>(
  value: unknown,
  fields: Fields,
): value is { [Name in keyof Fields]: FieldTypes[Fields[Name]] } =>
  isObject(value) &&
  Object.entries(fields).every(([name, type]) =>
    type === 'object' ? isObject(value[name]) : typeof value[name] === type,
  );

/** Whether it is an object all of whose values pass the check. */
export const isRecordOf = <T>(
  value: unknown,
  isValue: (value: unknown) => value is T,
): value is Record<string, T> => isObject(value) && Object.values(value).every(isValue);
