/** The characters of a TrueType font, as the segments of its table `cmap` in format 4 list them. */
export function charactersOf(font: Uint8Array): Set<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const table = tableAt(view, 'cmap');
  const subtables = Array.from({ length: view.getUint16(table + 2) }, (_, at) =>
    view.getUint32(table + 4 + at * 8 + 4),
  );
  const start = subtables.map((offset) => table + offset).find((offset) => view.getUint16(offset) === 4);
  if (start === undefined) throw new Error('The font has no table of characters in format 4.');
  const doubled = view.getUint16(start + 6);
  const characters = new Set<number>();
  for (let at = 0; at < doubled; at += 2) {
    const last = view.getUint16(start + 14 + at);
    const first = view.getUint16(start + 16 + doubled + at);
    // The segment that ends the table is of no character.
    for (let code = first; code <= last && code < 0xffff; code++) characters.add(code);
  }
  return characters;
}

function tableAt(view: DataView, name: string): number {
  for (let at = 12; at < 12 + view.getUint16(4) * 16; at += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((each) => view.getUint8(at + each)));
    if (tag === name) return view.getUint32(at + 8);
  }
  throw new Error(`The font has no table ${name}.`);
}
