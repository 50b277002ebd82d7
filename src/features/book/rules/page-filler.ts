/*
 * Fills pages from top to bottom. What belongs together stays together: a heading with what it heads, the first two and
 * the last two lines of a paragraph, a picture with itself.
 */

/** A line or a picture: what is never divided. */
export interface Piece<Content> {
  content: Content;
  /** In points. */
  height: number;
  /** Space above it, in points; none at the top of a page. */
  before: number;
  /** It stays on one page with the piece after it. */
  keeps: boolean;
}

/** A piece and how far below the page's first line it begins, in points. */
export interface OnPage<Content> {
  content: Content;
  y: number;
}

export type Page<Content> = OnPage<Content>[];

const heightOf = (pieces: readonly Piece<unknown>[], isTop: boolean): number =>
  pieces.reduce((sum, { height, before }, at) => sum + height + (isTop && at === 0 ? 0 : before), 0);

/** Pieces that keep together, as groups. The last piece of all ends its group. */
function groupsOf<Content>(pieces: readonly Piece<Content>[]): Piece<Content>[][] {
  const groups: Piece<Content>[][] = [];
  let open = false;
  for (const piece of pieces) {
    if (open) groups.at(-1)?.push(piece);
    else groups.push([piece]);
    open = piece.keeps;
  }
  return groups;
}

export class PageFiller<Content> {
  #page: Page<Content> = [];
  #filled = 0;
  readonly #height: number;

  /** @param height of a page's text, in points */
  constructor(height: number) {
    this.#height = height;
  }

  /** Sets pieces, and returns the pages that have become full. No group reaches over two calls. */
  add(pieces: readonly Piece<Content>[]): Page<Content>[] {
    const full: Page<Content>[] = [];
    for (const group of groupsOf(pieces)) {
      if (!this.#fits(group)) full.push(...this.end());
      // A group that is taller than a page is divided after all.
      if (this.#fits(group)) for (const piece of group) this.#set(piece);
      else full.push(...this.#setOneByOne(group));
    }
    return full;
  }

  /** Ends the page, and returns it; nothing while it is empty. */
  end(): Page<Content>[] {
    const page = this.#page;
    this.#page = [];
    this.#filled = 0;
    return page.length > 0 ? [page] : [];
  }

  #fits(pieces: readonly Piece<Content>[]): boolean {
    return this.#filled + heightOf(pieces, this.#page.length === 0) <= this.#height + 0.01;
  }

  #set({ content, height, before }: Piece<Content>): void {
    const y = this.#page.length === 0 ? 0 : this.#filled + before;
    this.#page.push({ content, y });
    this.#filled = y + height;
  }

  #setOneByOne(pieces: readonly Piece<Content>[]): Page<Content>[] {
    return pieces.flatMap((piece) => {
      const full = this.#fits([piece]) ? [] : this.end();
      this.#set(piece);
      return full;
    });
  }
}
