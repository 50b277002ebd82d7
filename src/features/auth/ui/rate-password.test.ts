import { describe, expect, test } from 'vitest';
import { ratePassword } from './rate-password.ts';

describe('how hard a password is to guess', () => {
  test.each([
    ['password1', '', 'weak'],
    ['qwertz123', '', 'weak'],
    ['aaaaaaaaaaaaaaaa', '', 'weak'],
    ['19841122', '', 'weak'],
    ['lindqvist', 'Maya Lindqvist maya@example.com', 'weak'],
    ['maya@example.com', 'Maya Lindqvist maya@example.com', 'weak'],
    ['kmwvtzqh', '', 'fair'],
    ['kmwvtzqhp', '', 'good'],
    ['violet tractor sings at noon', '', 'strong'],
    ['ключ под старым ковриком', '', 'strong'],
    ['🌱🌻🍂❄️🌧️', '', 'strong'],
  ])('%s, known %j: %s', (password, known, strength) => {
    expect(ratePassword(password, known)).toBe(strength);
  });

  test('half an emoji and a thousand letters are rated too', () => {
    expect(ratePassword(`${'ab'.repeat(500)}\ud83c`, '')).toMatch(/weak|fair/);
  });
});
