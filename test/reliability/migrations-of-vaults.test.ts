import { expect, test } from 'vitest';
import {
  days,
  expectCounted,
  expectNothingLost,
  expectOwnRowsOnly,
  people,
} from '../harness/release-rows.ts';
import { id, withRelease } from '../harness/releases.ts';

/* The migrations of private vaults meet the data that the release before each had written. */

test('0030: nobody who was there has a vault, their rows are written as before, and a vault is its person’s own', async () => {
  await withRelease(30, people + days, async (client, before) => {
    await expectNothingLost(client, before, {});
    expect((await client.query('select 1 from vaults')).rows).toEqual([]);
    await client.query("update profiles set health_vision = 'sealed anew', visions_format = 3");
    await client.query('update journal_entries set celebration = celebration, format = format');
    const vault = {
      state: 'on',
      record: '{}',
      mac: 'x',
      key_id: '0'.repeat(16),
      created_at: '2026-11-19T17:00:00Z',
    };
    await expectOwnRowsOnly(client, 'vaults', vault);
    await expectCounted(client, 'vaults', 'own');
    const wrapping = {
      id: id(9),
      kind: 'recovery',
      key_id: 'x',
      params: '{}',
      wrapped: 'x',
      created_at: '2026-11-19T17:00:00Z',
    };
    await expectOwnRowsOnly(client, 'vault_wrappings', wrapping);
    const second = { ...wrapping, id: id(8) };
    await expect(expectOwnRowsOnly(client, 'vault_wrappings', second)).rejects.toThrow(
      /vault_wrappings_single/,
    );
  });
});

test('0031: no device asks to be let in, and what one asks is its person’s own', async () => {
  await withRelease(31, people, async (client, before) => {
    await expectNothingLost(client, before, {});
    expect((await client.query('select 1 from vault_approvals')).rows).toEqual([]);
    const request = { id: id(9), commitment: 'x', created_at: '2026-11-26T17:00:00Z' };
    await expectOwnRowsOnly(client, 'vault_approvals', request);
    const early = { ...request, id: id(8), revealed_key: 'x' };
    await expect(expectOwnRowsOnly(client, 'vault_approvals', early)).rejects.toThrow(
      /vault_approvals_order/,
    );
  });
});
