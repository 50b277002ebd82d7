import { existsSync, readFileSync } from 'node:fs';
import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Loaded first in every process of the tests. For each module of a package Node parses all of the package's description
 * again; one of them is so long that this was half of what a server takes to start. Here each is read once. Compiled code is
 * kept for the next process.
 */

enableCompileCache(join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compiled-for-tests'));

/** Whether the files in a folder are modules by the description of their package. */
const ofModules = new Map<string, boolean>();
/** Where the name of a package led to before. */
const resolved = new Map<string, ResolveFnOutput>();

const isInPackage = (url: string) => url.includes('/node_modules/');

function holdsModules(folder: string): boolean {
  const known = ofModules.get(folder);
  if (known !== undefined) return known;
  const description = join(folder, 'package.json');
  const holds = existsSync(description)
    ? JSON.parse(readFileSync(description, 'utf8')).type === 'module'
    : holdsModules(dirname(folder));
  ofModules.set(folder, holds);
  return holds;
}

/** A module beside its parent in the same package. */
function neighborOf(parent: string, specifier: string): ResolveFnOutput | undefined {
  if (!isInPackage(parent) || !/^\.\.?\/.*\.js$/.test(specifier)) return undefined;
  const { href: url } = new URL(specifier, parent);
  const path = fileURLToPath(url);
  if (!holdsModules(dirname(path)) || !existsSync(path)) return undefined;
  return { url, format: 'module', shortCircuit: true };
}

registerHooks({
  resolve(specifier, context, resolve) {
    const { parentURL: parent, conditions } = context;
    if (parent === undefined || !conditions.includes('import')) return resolve(specifier, context);
    const neighbor = neighborOf(parent, specifier);
    if (neighbor) return neighbor;
    if (!/^@?[a-z][^:]*$/.test(specifier)) return resolve(specifier, context);
    // The product's own modules all find a package in the same place.
    const from = isInPackage(parent) ? dirname(parent) : '';
    const key = [from, specifier, ...conditions].join(' ');
    const known = resolved.get(key);
    if (known) return known;
    const found = { ...resolve(specifier, context), shortCircuit: true };
    resolved.set(key, found);
    return found;
  },
});
