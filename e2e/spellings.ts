/** A text in each form in which it could still be read by whoever looks for it. */
export function spellingsOf(text: string): Buffer[] {
  const cases = [...new Set([text, text.toLowerCase(), text.toUpperCase()])];
  return cases.flatMap((word) => {
    const utf16 = Buffer.from(word, 'utf16le');
    const encodings = [Buffer.from(word, 'utf8'), utf16, Buffer.from(utf16).swap16()];
    const hex = encodings.map((bytes) => bytes.toString('hex'));
    const written = [
      ...encodings.flatMap(inBase64),
      ...hex,
      ...hex.map((digits) => digits.toUpperCase()),
      escaped(word, (code) => `%${code.toString(16)}`),
      escaped(word, (code) => `%${code.toString(16).toUpperCase()}`),
      escaped(word, (code) => `\\u${code.toString(16).padStart(4, '0')}`),
      escaped(word, (code) => `&#${code};`),
    ];
    return [...encodings, ...written.map((one) => Buffer.from(one))];
  });
}

const escaped = (word: string, write: (code: number) => string): string =>
  Array.from(word, (letter) => write(letter.charCodeAt(0))).join('');

/** At each of the three places in which it can begin, without the letters that what stands around it decides. */
function inBase64(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    const bits = (before + bytes.length) * 8;
    const own = encoded.slice(Math.ceil((before * 8) / 6), Math.floor(bits / 6));
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')];
  });
}
