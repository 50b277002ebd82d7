import type { Page } from '@playwright/test';

/** A file as a person chooses it. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface Drawing {
  name: string;
  width?: number;
  height?: number;
  /** A CSS colour; part of the picture is left out when it is transparent. */
  colour?: string;
  type?: 'image/png' | 'image/jpeg' | 'image/webp';
}

/** A picture that a browser has drawn: a coloured sky over something darker, with a sun. */
export async function drawnPicture(
  page: Page,
  { name, width = 1200, height = 800, colour = '#c9713d', type = 'image/jpeg' }: Drawing,
): Promise<ChosenFile> {
  const bytes = await page.evaluate(
    async ([width, height, colour, type]) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      const sky = context.createLinearGradient(0, 0, 0, height);
      sky.addColorStop(0, colour);
      sky.addColorStop(1, '#f6e7c8');
      context.fillStyle = sky;
      if (colour !== 'transparent') context.fillRect(0, 0, width, height);
      context.fillStyle = '#fff3d0';
      context.beginPath();
      context.arc(width * 0.7, height * 0.45, height * 0.12, 0, 7);
      context.fill();
      context.fillStyle = '#3c4a3f';
      context.beginPath();
      context.moveTo(0, height);
      for (let at = 0; at <= 20; at++) {
        context.lineTo((at / 20) * width, height * (0.68 + 0.12 * Math.sin(at * 1.7) * Math.cos(at)));
      }
      context.lineTo(width, height);
      context.fill();
      const blob = await canvas.convertToBlob({ type, quality: 0.9 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [width, height, colour, type] as const,
  );
  return { name, mimeType: type, buffer: Buffer.from(bytes) };
}

/** Bytes as a file of this name, whatever they are. */
export const madeFile = (name: string, bytes: Uint8Array | string, mimeType = 'image/jpeg'): ChosenFile => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

export const addPictures = (page: Page, files: ChosenFile[]): Promise<void> =>
  page.getByLabel('Add pictures').setInputFiles(files);

/** The pictures that are shown, each a button. */
export const tiles = (page: Page) =>
  page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('button');
