import type PDFDocument from 'pdfkit';
import type { OwnImage } from 'pdfkit';
import type { Measure } from '../../rules/boxes.ts';
import type { Face } from '../../rules/typeface.ts';
import * as texts from '../../texts.ts';
import type { DrawnText, ForeignText } from './foreign-text.ts';

/*
 * Text of the book: measured and drawn by the same means, so that lines are as wide as they were planned.
 */

export const BLACK = '#000000';
/** Of labels, notes and page numbers: 7 to 1 on white. */
export const GREY = '#595959';

/** A picture of text that writes itself into the document once, however often it stands there. */
class TextImage implements OwnImage {
  width: number;
  height: number;
  label: string;
  obj: ReturnType<PDFDocument['ref']> | null = null;
  #drawn: DrawnText;

  constructor(drawn: DrawnText, label: string) {
    this.#drawn = drawn;
    this.label = label;
    this.width = drawn.columns;
    this.height = drawn.rows;
  }

  embed(document: PDFDocument): void {
    const { columns, rows, colors, alpha } = this.#drawn;
    const image = { Type: 'XObject', Subtype: 'Image', BitsPerComponent: 8, Width: columns, Height: rows };
    const mask = document.ref({ ...image, ColorSpace: 'DeviceGray' });
    this.obj = document.ref({ ...image, ColorSpace: 'DeviceRGB', SMask: mask });
    mask.end(alpha);
    this.obj.end(colors);
  }
}

export interface Run {
  text: string;
  face: Face;
  isForeign: boolean;
  /** In points. */
  size: number;
  x: number;
  baseline: number;
  color: string;
}

export class Type {
  readonly #document: PDFDocument;
  readonly #foreign: ForeignText;
  readonly #widths = new Map<string, number>();
  readonly #images = new Map<DrawnText, TextImage>();

  /** @param fonts the files of the typeface, as TrueType */
  constructor(document: PDFDocument, fonts: Readonly<Record<Face, Uint8Array>>, foreign: ForeignText) {
    this.#document = document;
    this.#foreign = foreign;
    for (const [face, font] of Object.entries(fonts)) document.registerFont(face, font);
  }

  /** How wide a text is in a face of one point. */
  readonly measure: Measure = (text, face, isForeign) => {
    const key = `${face}${isForeign ? '*' : ' '}${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const drawn = isForeign ? this.#foreign.draw(text, face) : undefined;
    const shown = isForeign ? texts.characterMissing : text;
    const width = drawn?.advance ?? this.#document.font(face, 1).widthOfString(shown);
    this.#widths.set(key, width);
    return width;
  };

  draw({ text, face, isForeign, size, x, baseline, color }: Run): void {
    const drawn = isForeign ? this.#foreign.draw(text, face) : undefined;
    if (drawn) {
      this.#drawImage(drawn, text, { size, x, baseline });
      return;
    }
    this.#document
      .font(face, size)
      .fillColor(color)
      .text(isForeign ? texts.characterMissing : text, x, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
      });
  }

  /** Readers that copy or search find the characters. */
  #drawImage(
    drawn: DrawnText,
    text: string,
    { size, x, baseline }: Pick<Run, 'size' | 'x' | 'baseline'>,
  ): void {
    const image = this.#images.get(drawn) ?? new TextImage(drawn, `T${this.#images.size + 1}`);
    this.#images.set(drawn, image);
    this.#document
      .markContent('Span', { actual: text })
      .image(image, x + drawn.left * size, baseline + drawn.top * size, {
        width: drawn.width * size,
        height: drawn.height * size,
      })
      .endMarkedContent();
  }
}
