/** A parameter as the SDK sends it: a text, a list or a table of them. */
export type Param = string | Param[] | { [name: string]: Param };
export type Params = Record<string, Param>;

/** Names that would reach into every object. */
const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

/** Reads `items[0][price]=x&expand[]=y` as nested tables; what is numbered becomes a list. */
export function parseForm(text: string): Params {
  const root: Params = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    if (!path.some((part) => FORBIDDEN.includes(part))) put(root, path, value);
  }
  return listed(root) as Params;
}

function put(table: { [name: string]: Param }, [first = '', ...rest]: string[], value: string): void {
  const key = first === '' ? String(Object.keys(table).length) : first;
  if (rest.length === 0) {
    table[key] = value;
    return;
  }
  const inner = table[key];
  const next = typeof inner === 'object' && !Array.isArray(inner) ? inner : {};
  table[key] = next;
  put(next, rest, value);
}

function listed(param: Param): Param {
  if (typeof param === 'string' || Array.isArray(param)) return param;
  const names = Object.keys(param);
  const inner = Object.fromEntries(Object.entries(param).map(([name, value]) => [name, listed(value)]));
  const isList = names.length > 0 && names.every((name) => /^\d+$/.test(name));
  return isList ? Object.values(inner) : inner;
}

export const textOf = (param: Param | undefined): string | undefined =>
  typeof param === 'string' && param !== '' ? param : undefined;

export const numberOf = (param: Param | undefined): number | undefined =>
  typeof param === 'string' && /^-?\d+$/.test(param) ? Number(param) : undefined;

export const tableOf = (param: Param | undefined): Params =>
  typeof param === 'object' && !Array.isArray(param) ? param : {};

export const listOf = (param: Param | undefined): Param[] => (Array.isArray(param) ? param : []);

/** A table whose values are texts, as metadata is. */
export const textsOf = (param: Param | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tableOf(param)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
