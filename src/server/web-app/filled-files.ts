import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Config } from '../config.ts';
import { googleAt } from '../google-config.ts';
import { legalLinks } from '../legal-links.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=UTF-8',
  '.js': 'text/javascript; charset=UTF-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json; charset=UTF-8',
};

/** The hashes of the scripts and styles that a document carries, as the content security policy writes them. */
export interface InlineParts {
  scripts: string[];
  styles: string[];
}

/** A file of the build with the operator's settings in it. */
export interface Filled {
  type: string;
  /** What the content security policy must allow besides files: the script and the style in a document itself. */
  inline: InlineParts;
  /** Changes with the text, for browsers that have it already. */
  tag: string;
  text: Uint8Array<ArrayBuffer>;
  br: Uint8Array<ArrayBuffer>;
  gz: Uint8Array<ArrayBuffer>;
}

const pack = { br: promisify(brotliCompress), gz: promisify(gzip) };

const hash = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

const hashesOf = (text: string, part: RegExp): string[] =>
  [...text.matchAll(part)].map(
    ([, inner = '']) => `'sha256-${createHash('sha256').update(inner).digest('base64')}'`,
  );

const bytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

/** What a browser asks for consent with. */
function googleOf(config: Parameters<typeof googleAt>[0]) {
  const google = googleAt(config);
  return google && { client_id: google.clientId, consent_url: google.consentUrl };
}

/** What the browser may know of the configuration. */
const publicSettings = ({
  production,
  productName,
  appUrl,
  links,
  languageModel,
  google,
  port,
  syncPush,
}: Config) => ({
  product_name: productName,
  app_url: appUrl,
  links: {
    ...legalLinks({ links, appUrl }),
    coaching: links.coaching,
    community: links.community,
    schedule_call: links.scheduleCall,
  },
  // Its host alone: whom a person's words would go to.
  language_model: languageModel && new URL(languageModel.baseUrl).host,
  google: googleOf({ google, appUrl, port }),
  sync_push: syncPush || undefined,
  is_production: production,
});

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
/** Without the quotes around it. */
const escapeJson = (text: string): string => JSON.stringify(text).slice(1, -1);
const asIs = (text: string): string => text;

/** Puts each sign's value in its place. By functions: in a text, signs like $& would be taken for patterns. */
function fill(text: string, values: Record<string, string>, written: (value: string) => string): string {
  return text.replace(/%([A-Z_]+)%/g, (sign, name: string) => {
    const value = values[name];
    return value === undefined ? sign : written(value);
  });
}

/** Stands for the settings of a document, as JSON without "<". */
const SETTINGS = /<script type="application\/json" id="settings">([^<]*)<\/script><\/head>/;

/** The settings that a served document was given; undefined where there are none. */
export const settingsIn = (html: string): string | undefined => SETTINGS.exec(html)?.[1];

/** What stands in place of the signs with these settings. */
function valuesOf(json: string): Record<string, string> {
  const settings: ReturnType<typeof publicSettings> = JSON.parse(json);
  return {
    PRODUCT_NAME: settings.product_name,
    APP_URL: settings.app_url,
    TERMS_URL: settings.links.terms,
    PRIVACY_URL: settings.links.privacy,
    // Part of the name under which a service worker keeps its release, so that it fetches one with new settings.
    SETTINGS: hash(json),
  };
}

/** A built document with these settings in it. */
export const filledDocument = (built: string, json: string): string =>
  fill(built, valuesOf(json), escapeHtml).replace(
    '</head>',
    () => `<script type="application/json" id="settings">${json}</script></head>`,
  );

/** Reads the built files whose signs, such as %PRODUCT_NAME%, stand for settings; each file once. */
export function filledFiles(dist: string, config: Config): (path: string) => Promise<Filled> {
  const json = JSON.stringify(publicSettings(config)).replaceAll('<', '\\u003c');
  const values = valuesOf(json);
  const read = async (path: string): Promise<Filled> => {
    const raw = await readFile(`${dist}/${path}`, 'utf8');
    const extension = extname(path);
    const text =
      extension === '.html'
        ? filledDocument(raw, json)
        : fill(raw, values, extension === '.webmanifest' ? escapeJson : asIs);
    const plain = Buffer.from(text);
    return {
      type: TYPES[extension] ?? 'application/octet-stream',
      inline: {
        scripts: hashesOf(text, /<script>(.*?)<\/script>/gs),
        styles: hashesOf(text, /<style>(.*?)<\/style>/gs),
      },
      tag: `W/"${hash(plain)}"`,
      text: bytes(plain),
      br: bytes(await pack.br(plain)),
      gz: bytes(await pack.gz(plain)),
    };
  };

  const files = new Map<string, Promise<Filled>>();
  return (path) => {
    const known = files.get(path);
    if (known) return known;
    const reading = read(path);
    files.set(path, reading);
    // Not kept: whatever was in the way, too many open files for instance, may be gone the next time.
    reading.catch(() => files.delete(path));
    return reading;
  };
}
