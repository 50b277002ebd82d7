import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { convertNames } from './statement/names.ts';
import { columnList, statement } from './statement.ts';

describe('the names in a text', () => {
  it.each([
    ['none', 'select 1', 'select 1', []],
    ['one', 'select :userId', 'select $1', ['userId']],
    ['in the order of their first use', 'select :b, :a', 'select $1, $2', ['b', 'a']],
    ['used again', 'select :a, :b where x = :a', 'select $1, $2 where x = $1', ['a', 'b']],
    ['one that begins like another', 'select :id, :idOf', 'select $1, $2', ['id', 'idOf']],
    ['with underscores and digits', 'select :core_value_1', 'select $1', ['core_value_1']],
    ['beside punctuation', 'any(:ids),(:id)', 'any($1),($2)', ['ids', 'id']],
    ['before a cast', 'select :day::date', 'select $1::date', ['day']],
    ['a cast alone', "select '1'::int, x::text[]", "select '1'::int, x::text[]", []],
    ['a cast of a cast', 'select :a::text::date', 'select $1::text::date', ['a']],
    ['in quotes', "select ':no', 'it''s :no', :yes", "select ':no', 'it''s :no', $1", ['yes']],
    ['an hour in quotes', `to_char(x, 'HH24:MI:SS"Z"')`, `to_char(x, 'HH24:MI:SS"Z"')`, []],
    ['in a quoted column', 'select "a:no", :yes', 'select "a:no", $1', ['yes']],
    ['after an escaped quote', String.raw`select E'\':no', :yes`, String.raw`select E'\':no', $1`, ['yes']],
    ['after a backslash', String.raw`select '\', :yes`, String.raw`select '\', $1`, ['yes']],
    ['in a comment', 'select 1 -- :no\n, :yes', 'select 1 -- :no\n, $1', ['yes']],
    ['in a comment in a comment', '/* /* :no */ :no */ :yes', '/* /* :no */ :no */ $1', ['yes']],
    ['a comment in quotes', "select '/*', :yes, '--', :too", "select '/*', $1, '--', $2", ['yes', 'too']],
    ['in dollar quotes', 'select $$:no$$, $a$:no $$ $a$, :yes', 'select $$:no$$, $a$:no $$ $a$, $1', ['yes']],
    ['a slice of an array', 'select x[1:2]', 'select x[1:2]', []],
  ])('%s', (_, text, converted, names) => {
    expect(convertNames(text)).toEqual({ text: converted, names });
  });

  it.each(['select $1', 'select :id, $2'])('refuses a position: %s', (text) => {
    expect(() => convertNames(text)).toThrow('in a statement with names');
  });

  const name = fc.stringMatching(/^[a-z_][A-Za-z0-9_]{0,8}$/);
  const aside = fc.oneof(
    fc.constantFrom('::date', '::text[]', 'x[1:2]', "''", '$$ :no $$', '-- :no\n', '/* :no */', '"a:no"'),
    fc.stringMatching(/^[a-z :$-]*$/).map((text) => `'${text}'`),
  );
  const parts = fc.array(
    fc.oneof(
      name.map((value) => ({ value })),
      aside.map((text) => ({ text })),
    ),
  );

  it('are found wherever they are, and nothing else changes', () => {
    fc.assert(
      fc.property(parts, (given) => {
        const written = given.map((part) => ('value' in part ? `:${part.value}` : part.text)).join(' ');
        const names = [...new Set(given.flatMap((part) => ('value' in part ? [part.value] : [])))];
        const expected = given
          .map((part) => ('value' in part ? `$${names.indexOf(part.value) + 1}` : part.text))
          .join(' ');
        expect(convertNames(written)).toEqual({ text: expected, names });
      }),
    );
  });
});

describe('a statement', () => {
  const one = statement<{ text: string }>('one').sql(
    'select text from tasks where user_id = :userId and id = :id and user_id = :userId',
  );

  it('takes its values by name and gives them in the order of the text', () => {
    expect(one({ id: 'b', userId: 'a' })).toEqual({
      name: 'one',
      text: 'select text from tasks where user_id = $1 and id = $2 and user_id = $1',
      values: ['a', 'b'],
    });
  });

  it('takes nothing when its text names nothing', () => {
    expect(statement('none').sql('select 1')()).toEqual({ name: 'none', text: 'select 1', values: [] });
  });

  it('lists the names that the compiler cannot see', () => {
    const condition: string = 'user_id = :userId';
    const all = statement('all').sql(`select from tasks where ${condition}`, ['userId']);
    expect(all({ userId: 'a' }).values).toEqual(['a']);
    expect(() => statement('less').sql(condition, [] as 'userId'[])).toThrow('less');
    expect(() => statement('more').sql(condition, ['userId', 'id'])).toThrow('more');
  });

  it('is checked by the compiler', () => {
    const columns = columnList(['id', 'text']);
    const listed = statement('listed').sql(
      `select ${columns}, :day::date from tasks where user_id = :user_id`,
    );
    expectTypeOf<keyof Parameters<typeof listed>[0]>().toEqualTypeOf<'day' | 'user_id'>();
    expectTypeOf<keyof Parameters<typeof one>[0]>().toEqualTypeOf<'userId' | 'id'>();
    // @ts-expect-error a value is missing
    one({ userId: 'a' });
    // @ts-expect-error a value is unknown
    one({ userId: 'a', id: 'b', date: 'c' });
    const hidden: string = ':id';
    // @ts-expect-error the compiler cannot see all of this text
    statement('hidden').sql(`select ${hidden}`);
  });
});
