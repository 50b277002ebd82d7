import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The server packs documents itself, with the settings in them. */
const TEXT = new Set(['.js', '.css', '.svg', '.json', '.txt', '.xml', '.map', '.ttf']);
/** Below this a packed answer is no smaller on the wire. */
const WORTH_PACKING = 1024;

const pack = { br: promisify(brotliCompress), gz: promisify(gzip) };

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < WORTH_PACKING) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${path}.br`, await pack.br(text, { params }));
  await writeFile(`${path}.gz`, await pack.gz(text, { level: 9 }));
}

/**
 * Writes a .br and a .gz beside each text file of a folder, so that the server sends them as they are instead of
 * packing them again for everybody who asks.
 */
export async function compress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && TEXT.has(extname(file.name)));
  await Promise.all(texts.map((file) => compressFile(join(file.parentPath, file.name))));
}
