import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStore } from '../browser/store.ts';
import { useStore } from './use-store.ts';

const name = createStore('Ann');

const Name = (): ReactNode => useStore(name);
const Length = (): ReactNode => useStore(name, ({ length }) => length);

test('a component shows the present value, or what it selects of it, also in a prerendered page', () => {
  expect(renderToStaticMarkup(<Name />)).toBe('Ann');
  expect(renderToStaticMarkup(<Length />)).toBe('3');
  name.set('Benjamin');
  expect(renderToStaticMarkup(<Name />)).toBe('Benjamin');
  expect(renderToStaticMarkup(<Length />)).toBe('8');
});
