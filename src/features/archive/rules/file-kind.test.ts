import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileKindOf, HEAD_BYTES, likelyKindOf } from './file-kind.ts';

const text = (words: string): number[] => [...words].map((letter) => letter.charCodeAt(0));
const box = (type: string, content: number[]): number[] => {
  const size = content.length + 8;
  return [0, 0, size >> 8, size & 0xff, ...text(type), ...content];
};
const mp4 = (brand: string, ...tracks: string[]): number[] => [
  ...box('ftyp', text(`${brand}\0\0\0\0`)),
  ...box('mdat', text('vide soun')),
  ...box(
    'moov',
    tracks.flatMap((track) => box('hdlr', [0, 0, 0, 0, 0, 0, 0, 0, ...text(track)])),
  ),
];
const kindOf = (bytes: number[]) => fileKindOf(new Uint8Array(bytes));
const is = (type: string) => ({ kind: type.startsWith('image/') ? 'picture' : 'recording', type });

describe('what a file is, is told by its bytes', () => {
  test.each([
    ['JPEG', [0xff, 0xd8, 0xff, 0xe0], is('image/jpeg')],
    ['PNG', [0x89, ...text('PNG\r\n\x1a\n')], is('image/png')],
    ['GIF', text('GIF89a'), is('image/gif')],
    ['WebP', text('RIFF....WEBP'), is('image/webp')],
    ['HEIC', box('ftyp', text('heic')), is('image/heic')],
    ['AVIF', box('ftyp', text('avif')), is('image/avif')],
    ['M4A', mp4('M4A ', 'soun'), is('audio/mp4')],
    ['sound in a box for anything', mp4('isom', 'soun'), is('audio/mp4')],
    ['MP3 with a tag', text('ID3\x04'), is('audio/mpeg')],
    ['MP3', [0xff, 0xfb, 0x90], is('audio/mpeg')],
    ['WAV', text('RIFF....WAVE'), is('audio/wav')],
    ['Ogg', text('OggS....OpusHead'), is('audio/ogg')],
    ['WebM', [...text('\x1aE\xdf\xa3'), ...text('A_OPUS')], is('audio/webm')],
    ['a video', mp4('isom', 'soun', 'vide'), { kind: 'video' }],
    ['a video that is called sound', mp4('M4A ', 'vide'), { kind: 'video' }],
    ['a video of an iPhone', mp4('qt  ', 'soun'), { kind: 'video' }],
    ['a video in WebM', [...text('\x1aE\xdf\xa3'), ...text('V_VP9')], { kind: 'video' }],
    ['a video in Ogg', text('OggS....\x80theora'), { kind: 'video' }],
    ['a video in AVI', text('RIFF....AVI '), { kind: 'video' }],
    ['PDF', text('%PDF-1.7'), { kind: 'pdf' }],
    ['AAC without a box', [0xff, 0xf1, 0x50], { kind: 'unknown' }],
    ['an MP4 without tracks', box('ftyp', text('M4A ')), { kind: 'unknown' }],
    ['a web page', text('<html>'), { kind: 'unknown' }],
    ['nothing', [], { kind: 'unknown' }],
  ])('%s', (_, bytes, kind) => {
    expect(kindOf(bytes)).toEqual(kind);
  });

  test('its first bytes tell what it seems to be', () => {
    const head = (bytes: number[]) => likelyKindOf(new Uint8Array(bytes.slice(0, HEAD_BYTES)));
    expect(head(mp4('M4A ', 'vide'))).toEqual(is('audio/mp4'));
    expect(head([0xff, 0xd8, 0xff])).toEqual(is('image/jpeg'));
  });

  test('any bytes are read, and no length leads out of them', () => {
    const starts = [mp4('M4A ', 'soun'), text('OggS'), text('RIFF....WEBP'), box('ftyp', text('isom'))];
    const bytes = fc.tuple(fc.constantFrom(...starts, []), fc.array(fc.nat(255), { maxLength: 80 }));
    fc.assert(
      fc.property(bytes, ([start, rest]) => {
        expect(['picture', 'recording', 'video', 'pdf', 'unknown']).toContain(
          kindOf([...start, ...rest]).kind,
        );
      }),
    );
  });
});
