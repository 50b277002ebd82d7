import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appCode } from '../../../test/harness/authenticator-app.ts';
import {
  RECOVERY_LENGTH,
  RECOVERY_LETTERS,
  readFactorCode,
  spellRecoveryCode,
} from './contract/factor-code.ts';
import { newRecoveryCode, shownTo, stepOf } from './server/factor-secret.ts';

/* The codes of two-step sign-in, as they are typed and as they are worked out. */

test.each([
  ['123456', 'app', '123456'],
  [' 123 456 ', 'app', '123456'],
  ['123-456', 'app', '123456'],
  ['１２３４５６', 'app', '123456'],
  ['١٢٣ ٤٥٦', 'app', '123456'],
  ['۱۲۳۴۵۶', 'app', '123456'],
  ['१२३४५६', 'app', '123456'],
  ['abcd-efgh-jkmn', 'recovery', 'abcdefghjkmn'],
  ['ABCD EFGH JKMN', 'recovery', 'abcdefghjkmn'],
  ['abcd–efgh—jkmn', 'recovery', 'abcdefghjkmn'],
  ['2345-6789-2345', 'recovery', '234567892345'],
])('“%s” is a code', (typed, kind, code) => {
  expect(readFactorCode(typed)).toEqual({ kind, code });
});

test.each([
  '',
  '12345',
  '1234567',
  '12345a',
  'abcd-efgh-jkm',
  'abcd-efgh-jkml',
  'abcd-efgh-jkm0',
  'abcd.efgh.jkmn',
  '12345\ud83c',
  '๑๒๓๔๕๖',
])('“%s” is none', (typed) => {
  expect(readFactorCode(typed)).toBeUndefined();
});

test('a recovery code is read as it was shown', () => {
  const letters = fc.array(fc.constantFrom(...RECOVERY_LETTERS), {
    minLength: RECOVERY_LENGTH,
    maxLength: RECOVERY_LENGTH,
  });
  fc.assert(
    fc.property(letters, (some) => {
      const code = some.join('');
      expect(readFactorCode(spellRecoveryCode(code))).toEqual({ kind: 'recovery', code });
    }),
  );
  expect(readFactorCode(newRecoveryCode())).toBeDefined();
});

/** Of RFC 6238, appendix B, their last six digits. */
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is that of the standard', async (second, code) => {
  const secret = new Uint8Array(Buffer.from('12345678901234567890'));
  const now = new Date(second * 1000);
  expect(await stepOf(secret, code, now)).toBe(Math.floor(second / 30));
  expect(await stepOf(secret, code, new Date(now.getTime() + 30_000))).toBe(Math.floor(second / 30));
  expect(await stepOf(secret, code, new Date(now.getTime() + 90_000))).toBeUndefined();
  const shown = await shownTo({ productName: 'A & B: C' }, 'ann+1@example.com', secret);
  expect(appCode(shown.secret, now)).toBe(code);
  expect(new URL(shown.uri).searchParams.get('issuer')).toBe('A & B: C');
});
