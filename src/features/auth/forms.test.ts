import { expect, test } from 'vitest';
import { newAccountSchema, newPasswordForm, passwordChangeForm, problemsOf } from './contract/forms.ts';

const filled = { name: 'Ida', email: ' Ida@example.com ', password: '123456' };

test.each([
  ['MSG-11 a blank name', { name: ' ' }, { name: 'Please enter your name' }],
  ['MSG-12 a blank email', { email: '  ' }, { email: 'Please enter your email' }],
  ['what is no address', { email: 'ida' }, { email: 'Please enter a valid email address' }],
  ['MSG-13 five', { password: '12345' }, { password: 'Password must be at least 6 characters long' }],
])('REG-09 what is missing is told beside its field: %s', (_what, changes, problems) => {
  expect(problemsOf(newAccountSchema, { ...filled, ...changes })).toEqual(problems);
});

test('REG-09 a form that is filled has no problem', () => {
  expect(problemsOf(newAccountSchema, filled)).toEqual({});
});

test('MSG-13 MSG-14 LIM-20 a new password is six characters long and typed the same twice', () => {
  const problems = (fresh: string, again: string) => problemsOf(newPasswordForm, { fresh, again });
  const tooShort = { fresh: 'Password must be at least 6 characters long' };
  expect(problems('12345', '12345')).toEqual(tooShort);
  expect(problems(' 12345', ' 12345')).toEqual(tooShort);
  expect(problems('123456', '123457')).toEqual({ again: 'Passwords do not match' });
  expect(problems('123456', '123456')).toEqual({});
  expect(problems('x'.repeat(129), 'x'.repeat(129))).toEqual({
    fresh: 'Password must be at most 128 characters long',
  });
});

test('the settings look at a new password as the recovery does, blanks around it apart', () => {
  expect(problemsOf(passwordChangeForm, { current: 'a', fresh: '123456', again: ' 123456 ' })).toEqual({});
  expect(problemsOf(newPasswordForm, { fresh: '123456', again: ' 123456 ' })).toEqual({});
  expect(problemsOf(passwordChangeForm, { current: ' ', fresh: '12345', again: '1' })).toEqual({
    current: 'Please enter your current password',
    fresh: 'New password must be at least 6 characters long',
    again: 'New passwords do not match',
  });
});
