/*
 * A release is what its list names: every file that browsers get of it, with the SHA-256 of what the build wrote. The
 * SHA-256 of the list itself is the release's code.
 */

/** Where the list is served. */
export const RELEASE_LIST = '/release.json';

export interface Release {
  version: string;
  /** SHA-256 as hexadecimal digits, by the address of the file. */
  files: Record<string, string>;
}

/** The list as it is written: the same for the same files, whatever order they were found in. */
export function listOf({ version, files }: Release): string {
  const sorted = Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify({ version, files: Object.fromEntries(sorted) }, null, 1)}\n`;
}

/** The release of a list; undefined for a text that is none. */
export function releaseOf(list: string): Release | undefined {
  try {
    const { version, files } = JSON.parse(list);
    const isList = typeof version === 'string' && typeof files === 'object' && files !== null;
    return isList ? { version, files } : undefined;
  } catch {
    return undefined;
  }
}

/** SHA-256 as hexadecimal digits. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const codeOf = (list: string): Promise<string> => sha256(new TextEncoder().encode(list));

/** The beginning of a code in groups, to be compared by eye. */
export const shortCode = (code: string): string => code.slice(0, 16).replace(/.{4}(?=.)/g, '$& ');

/**
 * What the server adds to built files: settings of its operator, only where no browser runs what stands there. `$1` is
 * what comes before, so that nothing else can hide in what is taken out.
 */
const FILLED: Record<string, [filled: RegExp, built: string][]> = {
  '/index.html': [
    [/<script type="application\/json" id="settings">[^<]*<\/script>(?=<\/head>)/, ''],
    [/(<title>)[^<]*/, '$1%PRODUCT_NAME%'],
  ],
  '/manifest.webmanifest': [
    [/("name":")(?:[^"\\]|\\.)*/, '$1%PRODUCT_NAME%'],
    [/("short_name":")(?:[^"\\]|\\.)*/, '$1%PRODUCT_NAME%'],
  ],
  // The name under which the worker keeps its release.
  '/service-worker.js': [[/([`'"][0-9a-f]{16} )[\w-]{16}(?=[`'"])/, '$1%SETTINGS%']],
};

/** SHA-256 of a served file as the build wrote it, before the operator's settings came in. */
export function builtHash(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const filled = FILLED[path];
  if (!filled) return sha256(bytes);
  const text = filled.reduce(
    (built, [pattern, value]) => built.replace(pattern, value),
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
  );
  return sha256(new TextEncoder().encode(text));
}
