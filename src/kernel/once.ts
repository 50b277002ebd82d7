/**
 * Makes a value when it is first asked for, and keeps it. For what is slow to make: the first of a browser's Intl
 * formats takes tens of milliseconds, which nobody should wait for while the app opens.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
