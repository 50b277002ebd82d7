import { expect, test } from 'vitest';
import { passwordProblem, problemsOf } from './registration-form.ts';

test('REG-09 MSG-11 MSG-12 MSG-13 blanks count as empty, and five characters as too few', () => {
  expect(problemsOf({ name: ' ', email: '  ', password: '12345' })).toEqual({
    name: 'Please enter your name',
    email: 'Please enter your email',
    password: 'Password must be at least 6 characters long',
  });
  expect(problemsOf({ name: 'Ida', email: 'ida@example.com', password: '123456' })).toEqual({});
});

test('MSG-13 MSG-14 LIM-20 a new password is six characters long and typed the same twice', () => {
  expect(passwordProblem('12345', '12345')).toBe('Password must be at least 6 characters long');
  expect(passwordProblem(' 12345', ' 12345')).toBe('Password must be at least 6 characters long');
  expect(passwordProblem('123456', '123457')).toBe('Passwords do not match');
  expect(passwordProblem('123456', '123456')).toBeUndefined();
});
