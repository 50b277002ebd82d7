/* The worker that makes a book, so that years of days hold up nobody who reads or types. */
import { GrowingBlob } from '../../../browser/growing-blob.ts';
import type { LocalDate } from '../../../kernel/calendar.ts';
import type { AttachedTable } from '../../attachments/contract/limits.ts';
import type { PrintedPicture } from '../../attachments/rules.ts';
import { type BookDay, type BookRows, bookDays } from '../rules/contents.ts';
import { type Found, foundIn } from '../rules/found.ts';
import type { PaperName } from '../rules/paper.ts';
import { type Span, spanTitle } from '../rules/span.ts';
import type { Face } from '../rules/typeface.ts';
import { deviceFonts } from './pdf/foreign-text.ts';

export interface BookOptions {
  span: Span;
  paper: PaperName;
  name: string;
  zone: string;
  today: LocalDate;
}

export type ToWorker =
  /** Some rows of one kind; those of a notebook come in many messages, so that none holds up the page. */
  | { kind: 'rows'; of: keyof BookRows; rows: unknown[] }
  | { kind: 'look'; asked: number; span: Span; zone: string }
  | { kind: 'make'; options: BookOptions }
  | { kind: 'pictures'; asked: number; pictures: PrintedPicture[] };

export type FromWorker =
  | { kind: 'found'; asked: number; found: Found }
  | { kind: 'step'; done: number }
  | { kind: 'pictures'; asked: number; table: AttachedTable; id: string }
  | { kind: 'made'; file: Blob; pages: number }
  | { kind: 'failed' };

/** A worker's own side looks like the page's side of it. */
const page = globalThis as unknown as Pick<Worker, 'postMessage' | 'onmessage'>;
const say = (message: FromWorker): void => page.postMessage(message);

const rows = { entries: [], actions: [], lessons: [], moods: [], items: [] } as Record<
  keyof BookRows,
  unknown[]
>;
const daysOf = (span: Span, zone: string): BookDay[] => bookDays(rows as unknown as BookRows, span, zone);

const foreign = deviceFonts();
const waiting = new Map<number, (pictures: PrintedPicture[]) => void>();
let asked = 0;

function picturesOf(table: AttachedTable, id: string): Promise<PrintedPicture[]> {
  asked += 1;
  const number = asked;
  say({ kind: 'pictures', asked: number, table, id });
  return new Promise((resolve) => waiting.set(number, resolve));
}

const FONTS: Readonly<Record<Face, URL>> = {
  regular: new URL('../fonts/literata-regular.ttf', import.meta.url),
  italic: new URL('../fonts/literata-italic.ttf', import.meta.url),
  semibold: new URL('../fonts/literata-semibold.ttf', import.meta.url),
  sans: new URL('../fonts/figtree-medium.ttf', import.meta.url),
};

async function fetchFont([face, address]: [string, URL]): Promise<[string, Uint8Array]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`A font is missing: ${answer.status}`);
  return [face, new Uint8Array(await answer.arrayBuffer())];
}

const fetchFonts = async (): Promise<Record<Face, Uint8Array>> =>
  Object.fromEntries(await Promise.all(Object.entries(FONTS).map(fetchFont))) as Record<Face, Uint8Array>;

const QUALITY = 0.92;

/** A PDF holds a JPEG as it is; other pictures become one, on white where they are transparent. */
async function jpegOf({ bytes, type }: PrintedPicture): Promise<Uint8Array> {
  if (type === 'image/jpeg') return bytes;
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new Uint8Array(await jpeg.arrayBuffer());
}

/** Progress is told in hundredths: thousands of messages would be work for the page. */
function steps(): (done: number) => void {
  let told = -1;
  return (done) => {
    const hundredth = Math.floor(done * 100);
    if (hundredth === told) return;
    told = hundredth;
    say({ kind: 'step', done });
  };
}

async function make({ span, zone, ...options }: BookOptions): Promise<void> {
  const [{ makeBook }, fonts] = await Promise.all([import('./pdf/make-book.ts'), fetchFonts()]);
  const file = new GrowingBlob();
  const pages = await makeBook({
    ...options,
    ...{ days: daysOf(span, zone), span: spanTitle(span) },
    ...{ fonts, foreign, picturesOf, jpegOf, write: (chunk: Uint8Array) => file.add(chunk), step: steps() },
  });
  say({ kind: 'made', file: file.blob('application/pdf'), pages });
}

page.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case 'rows':
      rows[data.of].push(...data.rows);
      return;
    case 'look': {
      const hasFont = (character: string): boolean => foreign.draw(character, 'regular') !== undefined;
      const found = foundIn(daysOf(data.span, data.zone), hasFont);
      say({ kind: 'found', asked: data.asked, found });
      return;
    }
    case 'pictures':
      waiting.get(data.asked)?.(data.pictures);
      waiting.delete(data.asked);
      return;
    case 'make':
      make(data.options).catch(() => say({ kind: 'failed' }));
  }
};
