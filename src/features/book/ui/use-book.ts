import { useEffect, useRef, useState } from 'react';
import { readTables, useNotebook } from '../../../notebook/react/use-view.ts';
import { saveAsFile } from '../../archive/client.ts';
import { picturesToPrint } from '../../attachments/client.ts';
import type { Found } from '../rules/found.ts';
import { type Span, spanSlug } from '../rules/span.ts';
import * as texts from '../texts.ts';
import { BookMaker, type MadeBook } from './book-maker.ts';
import type { BookOptions } from './book-worker.ts';

export type BookState =
  | { at: 'idle'; failed: boolean }
  | { at: 'making'; done: number }
  | { at: 'ready'; book: MadeBook; fileName: string };

/** The worker of this page: begun when it is first needed, and ended with the page or what it was doing. */
class MakerOfPage {
  #maker: BookMaker | undefined;

  get(): BookMaker {
    this.#maker ??= new BookMaker(readTables(), picturesToPrint);
    return this.#maker;
  }

  end(): void {
    this.#maker?.end();
    this.#maker = undefined;
  }
}

/** What a book of the span will hold; undefined until that is known. */
function useFound(span: Span | undefined, zone: string, maker: MakerOfPage): Found | 'failed' | undefined {
  const { state } = useNotebook();
  const [known, setKnown] = useState<{ key: string; found: Found | 'failed' }>();
  const key = span && state === 'complete' ? JSON.stringify([span, zone]) : undefined;
  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    const [asked]: [Span] = JSON.parse(key);
    const take = (found: Found | 'failed'): void => {
      if (isCurrent) setKnown({ key, found });
    };
    maker
      .get()
      .look(asked, zone)
      .then(take, () => take('failed'));
    return () => {
      isCurrent = false;
    };
  }, [key, zone, maker]);
  return known?.key === key ? known?.found : undefined;
}

/** Looks into a span, and makes its book. */
export function useBook(span: Span | undefined, zone: string) {
  const [maker] = useState(() => new MakerOfPage());
  useEffect(() => () => maker.end(), [maker]);
  const found = useFound(span, zone, maker);
  const [state, setState] = useState<BookState>({ at: 'idle', failed: false });
  const run = useRef(0);
  const reset = (): void => {
    run.current += 1;
    setState({ at: 'idle', failed: false });
  };
  const make = async (options: BookOptions): Promise<void> => {
    run.current += 1;
    const mine = run.current;
    const show = (next: BookState): void => {
      if (run.current === mine) setState(next);
    };
    show({ at: 'making', done: 0 });
    try {
      const book = await maker.get().make(options, (done) => show({ at: 'making', done }));
      if (run.current !== mine) return;
      const fileName = texts.fileName(spanSlug(options.span));
      saveAsFile(fileName, book.file);
      show({ at: 'ready', book, fileName });
    } catch {
      // The next try begins with a new worker.
      maker.end();
      show({ at: 'idle', failed: true });
    }
  };
  const cancel = (): void => {
    maker.end();
    reset();
  };
  return { state, found, make, cancel, reset };
}
