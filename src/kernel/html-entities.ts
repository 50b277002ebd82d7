const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const LAST_CODE_POINT = 0x10ffff;

/** Nothing for what is no character, halves of one among it. */
function characterOf(code: number): string {
  const character = code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '';
  return character.isWellFormed() ? character : '';
}

/** A text with its characters in place of what stands for them in HTML. Names that are rare there stay as they are. */
export const withoutEntities = (text: string): string =>
  text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal) return characterOf(Number.parseInt(decimal, 10));
    if (hex) return characterOf(Number.parseInt(hex, 16));
    return NAMED[name?.toLowerCase() ?? ''] ?? whole;
  });
