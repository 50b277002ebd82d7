import { LARGE_RING, ringPaths, SMALL_RING } from '../../../../kit/brush.ts';
import { isRightToLeft } from '../../../../kit/reading-direction.ts';
import {
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  type Picture,
  type PictureRing,
  type PictureText,
} from '../../engine/letter/picture.ts';

/** Below this the strokes of the small ring are drawn, which are thicker. */
const LARGE_FROM = 60;
const SHAPES = {
  large: { box: 120, paths: ringPaths(LARGE_RING).map((path) => new Path2D(path)) },
  small: { box: 32, paths: ringPaths(SMALL_RING).map((path) => new Path2D(path)) },
};

const COLORS = ['paper', 'ink', 'ink-2', 'rule', 'accent', 'loop-empty'] as const;

/** The colors and typefaces of the page, as a canvas takes them. */
interface Look {
  colors: Record<(typeof COLORS)[number], string>;
  serif: string;
  sans: string;
}

/** Reads them from an element, which resolves what the theme leaves open. */
function currentLook(): Look {
  const probe = document.createElement('span');
  document.body.append(probe);
  const read = (property: 'color' | 'font-family', value: string): string => {
    probe.style.setProperty(property, value);
    return getComputedStyle(probe).getPropertyValue(property);
  };
  const colors = Object.fromEntries(COLORS.map((name) => [name, read('color', `var(--color-${name})`)]));
  const look = {
    colors: colors as Look['colors'],
    serif: read('font-family', 'var(--font-serif)'),
    sans: read('font-family', 'var(--font-sans)'),
  };
  probe.remove();
  return look;
}

const fontOf = ({ look, size }: PictureText, { serif, sans }: Look): string =>
  look === 'label' ? `500 ${size}px ${sans}` : `400 ${size}px ${serif}`;

function drawText(context: CanvasRenderingContext2D, text: PictureText, look: Look): void {
  context.font = fontOf(text, look);
  const { width } = context.measureText(text.text);
  if (width > text.room) context.font = fontOf({ ...text, size: (text.size * text.room) / width }, look);
  context.fillStyle = text.look === 'label' ? look.colors['ink-2'] : look.colors.ink;
  const isMirrored = isRightToLeft();
  context.direction = isMirrored ? 'rtl' : 'ltr';
  context.fillText(text.text, isMirrored ? PICTURE_WIDTH - text.left : text.left, text.baseline);
}

function drawRing(context: CanvasRenderingContext2D, ring: PictureRing, { colors }: Look): void {
  const { box, paths } = ring.size < LARGE_FROM ? SHAPES.small : SHAPES.large;
  const { clarify, act, learn } = ring.strokes;
  context.save();
  context.translate(isRightToLeft() ? PICTURE_WIDTH - ring.left - ring.size : ring.left, ring.top);
  context.scale(ring.size / box, ring.size / box);
  for (const [at, isDrawn] of [clarify, act, learn].entries()) {
    const path = paths[at];
    context.fillStyle = isDrawn ? colors.accent : colors['loop-empty'];
    if (path) context.fill(path);
  }
  context.restore();
}

/** Draws the picture in the colors of the page as a PNG. Rejects where the browser cannot. */
export async function drawPicture(picture: Picture): Promise<Blob> {
  const look = currentLook();
  // One of the fallbacks may be missing on the device, which is no reason to draw nothing.
  await Promise.allSettled(picture.texts.map((text) => document.fonts.load(fontOf(text, look), text.text)));
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_WIDTH;
  canvas.height = PICTURE_HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is nothing to draw on');
  context.fillStyle = look.colors.paper;
  context.fillRect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT);
  for (const ring of picture.rings) drawRing(context, ring, look);
  const { left, right, top } = picture.line;
  context.fillStyle = look.colors.rule;
  context.fillRect(left, top, right - left, 2);
  for (const text of picture.texts) drawText(context, text, look);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn'))), 'image/png');
  });
}
