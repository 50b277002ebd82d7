/** Those of the wanted values that differ from what is stored, so that a change touches no other field. */
export function changedFields<Wanted extends object>(
  stored: { readonly [K in keyof Wanted]?: unknown },
  wanted: Wanted,
): Partial<Wanted> {
  const differs = ([field, value]: [string, unknown]): boolean =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(stored[field as keyof Wanted]);
  return Object.fromEntries(Object.entries(wanted).filter(differs)) as Partial<Wanted>;
}

/** What a person is greeted by: the first word of the name. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
