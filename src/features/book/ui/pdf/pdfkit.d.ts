/*
 * PDFKit as far as the book uses it. The types that are published apart from it describe an older version, and neither
 * images that write themselves nor the properties of marked content.
 */
declare module 'pdfkit' {
  export interface Reference {
    end(data?: Uint8Array): void;
  }

  export interface OutlineItem {
    addItem(title: string, options?: { fit?: boolean; expanded?: boolean }): OutlineItem;
  }

  /** An image that writes itself into the document when it is drawn for the first time. */
  export interface OwnImage {
    width: number;
    height: number;
    label: string;
    obj: Reference | null;
    embed(document: PDFDocument): void;
  }

  export interface Options {
    autoFirstPage: false;
    size: [number, number];
    margin: 0;
    /** No standard font is loaded when it is ''. */
    font: '';
    lang: string;
    displayTitle: true;
    pdfVersion: '1.7';
    info: Record<string, string | Date>;
  }

  export default class PDFDocument {
    constructor(options: Options);
    outline: OutlineItem;
    on(event: 'data', take: (chunk: Uint8Array) => void): this;
    on(event: 'end', take: () => void): this;
    end(): void;
    addPage(): this;
    ref(data: Record<string, unknown>): Reference;
    registerFont(name: string, source: Uint8Array): this;
    font(name: string, size?: number): this;
    /** In the font and size that were set last. */
    widthOfString(text: string): number;
    fillColor(color: string): this;
    text(text: string, x: number, y: number, options: { lineBreak: false; baseline: 'alphabetic' }): this;
    image(
      source: Uint8Array | OwnImage,
      x: number,
      y: number,
      options: { width: number; height: number; ignoreOrientation?: boolean },
    ): this;
    goTo(x: number, y: number, width: number, height: number, destination: string): this;
    addNamedDestination(name: string): void;
    markContent(tag: string, options: { actual?: string; alt?: string }): this;
    endMarkedContent(): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    path(data: string): this;
    fill(color: string): this;
  }
}
