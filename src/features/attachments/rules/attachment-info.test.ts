import { expect, test } from 'vitest';
import { piecesOf } from '../../../kernel/seal/pieces.ts';
import { UNREADABLE, WAITING } from '../../../kernel/seal.ts';
import * as limits from '../contract/limits.ts';
import { INFO_LENGTH } from '../contract/limits.ts';
import { type AttachmentInfo, infoText, readInfo } from './attachment-info.ts';

const picture: AttachmentInfo = {
  kind: 'picture',
  name: 'Beach.jpg',
  type: 'image/jpeg',
  size: 400_000,
  digest: 'A'.repeat(44),
  key: 'B'.repeat(44),
  added: '2026-11-20T08:00:00.000Z',
  width: 2048,
  height: 1536,
  preview: { size: 20_000, type: 'image/jpeg' },
  description: '',
  asked: false,
};

test('what is written is read again', () => {
  expect(readInfo(infoText(picture))).toEqual(picture);
});

test('what could not be opened, or is of a later release, is nothing', () => {
  const unknown = ['', 'null', '7', '{}', UNREADABLE, WAITING, JSON.stringify({ ...picture, kind: 'film' })];
  for (const text of [...unknown, JSON.stringify({ ...picture, type: 'image/svg+xml' })]) {
    expect(readInfo(text), text).toBeUndefined();
  }
});

test('the largest file and preview have as many pieces as are allowed', () => {
  expect(piecesOf(limits.FILE_BYTES).count).toBe(limits.PIECES);
  expect(piecesOf(limits.FILE_BYTES + 1).count).toBeGreaterThan(limits.PIECES);
  expect(piecesOf(limits.PREVIEW_BYTES).count).toBe(1);
  expect(piecesOf(limits.PREVIEW_BYTES + 1).count).toBe(2);
});

test('the longest that can be said fits, even where JSON escapes every character', () => {
  const recording: AttachmentInfo = {
    kind: 'recording',
    name: '"'.repeat(limits.NAME_LENGTH),
    type: 'audio/webm',
    size: limits.FILE_BYTES,
    digest: 'A'.repeat(44),
    source: 'A'.repeat(44),
    key: 'B'.repeat(44),
    added: '2026-11-20T08:00:00.000Z',
    taken: '2026-11-20T08:00:00.000Z',
    seconds: limits.RECORDING_SECONDS,
    bars: Array(limits.BARS).fill(100),
    transcript: '\n'.repeat(limits.TRANSCRIPT_LENGTH),
  };
  expect(infoText(recording).length).toBeLessThanOrEqual(INFO_LENGTH);
  const described = {
    ...picture,
    name: '"'.repeat(limits.NAME_LENGTH),
    description: '\n'.repeat(limits.DESCRIPTION_LENGTH),
  };
  expect(infoText(described).length).toBeLessThanOrEqual(INFO_LENGTH);
});
