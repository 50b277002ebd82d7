import { expect, test } from 'vitest';
import { passwordProblem, problemsOf } from './registration-form.ts';

const filled = { name: 'Ida', email: 'ida@example.com', password: '123456' };

test.each([
  ['MSG-11 a blank name', { name: ' ' }, { name: 'Please enter your name' }],
  ['MSG-12 a blank email', { email: '  ' }, { email: 'Please enter your email' }],
  ['MSG-13 five', { password: '12345' }, { password: 'Password must be at least 6 characters long' }],
])('REG-09 what is missing is told beside its field: %s', (_what, changes, problems) => {
  expect(problemsOf({ ...filled, ...changes })).toEqual(problems);
});

test('REG-09 a form that is filled has no problem', () => {
  expect(problemsOf(filled)).toEqual({});
});

test('MSG-13 MSG-14 LIM-20 a new password is six characters long and typed the same twice', () => {
  expect(passwordProblem('12345', '12345')).toBe('Password must be at least 6 characters long');
  expect(passwordProblem(' 12345', ' 12345')).toBe('Password must be at least 6 characters long');
  expect(passwordProblem('123456', '123457')).toBe('Passwords do not match');
  expect(passwordProblem('123456', '123456')).toBeUndefined();
});
