import { describe, expect, test } from 'vitest';
import { type Around, askedBy, type Press } from './keys.ts';

const press = (key: string, more: Partial<Press> & { altGraph?: boolean } = {}): Press => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  getModifierState: () => more.altGraph ?? false,
  ...more,
});

const free: Around = { apple: false, typing: false, singleKeys: true };
const typing: Around = { ...free, typing: true };
const off: Around = { ...free, singleKeys: false };
const apple: Around = { ...free, apple: true };

describe('which key asks for what', () => {
  test.each([
    ['W', 'write', press('w'), free],
    ['A', 'an action', press('a'), free],
    ['L', 'a lesson', press('l'), free],
    ['/', 'finding', press('/'), free],
    ['/ where it needs Shift', 'finding', press('/', { shiftKey: true }), free],
    ['?', 'the keys', press('?', { shiftKey: true }), free],
    ['A under Caps Lock', 'an action', press('A'), free],
    ['A on a Cyrillic keyboard', 'an action', press('ф', { code: 'KeyA' }), free],
    ['Ctrl K', 'the palette', press('k', { ctrlKey: true }), free],
    ['Ctrl K while typing', 'the palette', press('k', { ctrlKey: true }), typing],
    ['Ctrl K held down', 'the palette', press('k', { ctrlKey: true, repeat: true }), free],
    ['Ctrl K without single keys', 'the palette', press('k', { ctrlKey: true }), off],
    ['Ctrl K on a Greek keyboard', 'the palette', press('κ', { code: 'KeyK', ctrlKey: true }), free],
    ['Cmd K on a Mac', 'the palette', press('k', { metaKey: true }), apple],
  ] as const)('%s asks for %s', (_, what, pressed, around) => {
    const names = {
      write: 'write',
      'an action': 'action',
      'a lesson': 'lesson',
      finding: 'find',
      'the keys': 'keys',
      'the palette': 'palette',
    };
    expect(askedBy(pressed, around)).toBe(names[what]);
  });

  test.each([
    ['a letter in a text', press('a'), typing],
    ['/ in a text', press('/'), typing],
    ['? in a text', press('?', { shiftKey: true }), typing],
    ['single keys that are off', press('a'), off],
    ['? when single keys are off', press('?', { shiftKey: true }), off],
    ['a letter with Shift', press('A', { shiftKey: true }), free],
    ['a letter with Ctrl', press('a', { ctrlKey: true }), free],
    ['a letter with Cmd', press('l', { metaKey: true }), free],
    ['a letter with Alt', press('w', { altKey: true }), free],
    ['what AltGr writes', press('/', { altGraph: true }), free],
    ['what AltGr writes where it is Ctrl and Alt', press('/', { ctrlKey: true, altKey: true }), free],
    ['a key held down', press('a', { repeat: true }), free],
    ['a key of a composition', press('a', { isComposing: true }), free],
    ['Ctrl K within a composition', press('k', { ctrlKey: true, isComposing: true }), free],
    ['a dead key', press('Dead', { code: 'KeyA' }), free],
    ['a named key', press('Enter'), free],
    ['a letter without a meaning', press('x'), free],
    ['Ctrl Shift K, which is the browser’s', press('K', { ctrlKey: true, shiftKey: true }), free],
    ['Ctrl K on a Mac, which cuts a line', press('k', { ctrlKey: true }), apple],
    ['the Windows key with K', press('k', { metaKey: true }), free],
    ['Ctrl and Cmd with K', press('k', { ctrlKey: true, metaKey: true }), apple],
  ])('%s asks for nothing', (_, pressed, around) => {
    expect(askedBy(pressed, around)).toBeUndefined();
  });
});
