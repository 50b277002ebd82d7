import type { Tables } from './rows.ts';

/** Whether two values are the same to somebody who looks one step into arrays, maps and plain objects. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  if (one instanceof Map && other instanceof Map) return sameMaps(one, other);
  if (Array.isArray(one) || Object.getPrototypeOf(one) === Object.prototype) return sameFields(one, other);
  return false;
}

const sameMaps = (one: ReadonlyMap<unknown, unknown>, other: ReadonlyMap<unknown, unknown>): boolean =>
  one.size === other.size &&
  [...one].every(([key, value]) => other.has(key) && Object.is(value, other.get(key)));

function sameFields(one: object, other: object): boolean {
  const keys = Object.keys(one) as (keyof object)[];
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && Object.is(one[key], other[key]))
  );
}

/** Remembers which of the tables were looked at. */
function watched(tables: Tables, seen: Set<keyof Tables>): Tables {
  return new Proxy(tables, {
    get: (all, table: keyof Tables) => {
      seen.add(table);
      return all[table];
    },
  });
}

/**
 * Reads a view, and works it out again only when other arguments come or a table changes that it looks at. A value that
 * comes out the same is the same one as before.
 */
export class ViewReader {
  #last:
    | { view: unknown; args: readonly unknown[]; tables: Tables; seen: Set<keyof Tables>; value: unknown }
    | undefined;

  read<Value, Args extends readonly unknown[]>(
    view: (tables: Tables, ...args: Args) => Value,
    tables: Tables,
    args: Args,
  ): Value {
    const last = this.#last;
    const isCurrent =
      last?.view === view &&
      isSame(last.args, args) &&
      [...last.seen].every((table) => last.tables[table] === tables[table]);
    if (isCurrent) return last.value as Value;
    const seen = new Set<keyof Tables>();
    const found = view(watched(tables, seen), ...args);
    const value = last && isSame(last.value, found) ? (last.value as Value) : found;
    this.#last = { view, args, tables, seen, value };
    return value;
  }
}
