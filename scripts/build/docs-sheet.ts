import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SHEET = 'docs.css';

/**
 * Puts the built fonts' addresses into the sheet of the pages that the server writes itself. Its own name has no hash:
 * the server doesn't know of builds.
 */
export async function writeDocsSheet(dist: string): Promise<void> {
  const manifest: Record<string, { file: string }> = JSON.parse(
    await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'),
  );
  const path = join(dist, SHEET);
  const sheet = await readFile(path, 'utf8');
  const built = sheet.replace(/url\("\/(src\/[^"]+)"\)/g, (_, source: string) => {
    const file = manifest[source]?.file;
    if (!file) throw new Error(`${SHEET} names ${source}, which is not in the build.`);
    return `url("/${file}")`;
  });
  await writeFile(path, built);
}
