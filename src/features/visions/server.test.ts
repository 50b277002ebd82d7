import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { envelope } from '../../../test/harness/remote-person.ts';
import { sealingOf } from '../../../test/harness/sealing.ts';
import { syncedRows } from '../../../test/harness/synced.ts';
import { openRow } from '../../kernel/sealed-row.ts';
import { columnOf, SECTIONS, type Section, VISION_LENGTH, visionsSchema } from './contract.ts';

let app: TestApp;
let ann: Person;

// Thursday, nine in the morning in Los Angeles.
const at = (minute: number) => new Date(Date.UTC(2026, 10, 19, 17, minute)).toISOString();

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  app.setNow(at(0));
  ann = await app.person();
});

const pathOf = (section: Section) => `/api/visions/${section}`;
const visions = async () => (await ann.get('/api/visions')).body;
const words = (size = 200) => ({ text: envelope(size, 3), format: 3 });

async function save(section: Section, given: object = {}) {
  const { status, body } = await ann.put(pathOf(section), { ...words(), based_on: null, ...given });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

async function review(section: Section, given: object = {}) {
  const { status, body } = await ann.post(`${pathOf(section)}/reviews`, given);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const scores = () =>
  app.sql(
    `select type, points, description, date::text from score_history where user_id = $1 order by date, type`,
    [ann.userId],
  );

const days = () =>
  app.sql('select date::text, points, vision_reviewed from growth_days where user_id = $1 order by date', [
    ann.userId,
  ]);

describe('documents', () => {
  test('VIS-01 CALL-02 each of the five is saved by its own call, and stands in its own column', async () => {
    const texts: Record<string, string> = {};
    for (const section of SECTIONS) {
      const { text } = words();
      await save(section, { text });
      texts[columnOf(section)] = text;
    }
    expect(await visions()).toMatchObject({ ...texts, visions_format: 3 });
    const [row] = await app.sql('select * from profiles where id = $1', [ann.userId]);
    expect(row).toMatchObject({ ...texts, visions_format: 3 });
    expect((await ann.put('/api/visions/money', { ...words(), based_on: null })).status).toBe(400);
  });

  test('they have calls of their own, and GET /api/profile carries none of them', async () => {
    await save('health');
    const profile = (await ann.get('/api/profile')).body;
    const changed = (await ann.patch('/api/profile', { core_word: 'Joy' })).body;
    for (const answer of [profile, changed]) {
      expect(Object.keys(answer).filter((name) => name in visionsSchema.shape)).toEqual([]);
    }
  });

  test('devices get them with the profile in the feed', async () => {
    const { text } = words();
    await save('ideal_day', { text });
    const [profile] = (await syncedRows(ann))('profiles');
    expect(profile).toMatchObject({ ...(await visions()), ideal_day: text, core_word: null });
  });

  test('VIS-05 the first words schedule the first review, a month on; later ones leave it', async () => {
    const first = await save('health');
    expect(first.vision).toEqual({
      frequency: null,
      next_review: '2026-12-19T17:00:00.000Z',
      saved_at: at(0),
      reviewed_at: null,
    });
    app.setNow(at(9));
    const second = await save('health', { based_on: at(0) });
    expect(second.vision).toEqual({ ...first.vision, saved_at: at(9) });
  });

  test('an emptied document is null, gives nothing, and schedules nothing', async () => {
    const emptied = await save('personal', { text: null });
    expect(emptied).toMatchObject({ points: 0, vision: { next_review: null, saved_at: at(0) } });
    expect(await visions()).toMatchObject({ personal_vision: null });
    expect(await scores()).toEqual([]);
  });

  test('VIS-07 readable HTML, other formats and what is too long are refused, and leave all as it was', async () => {
    const sealing = await sealingOf(ann);
    const longest = (length: number) =>
      sealing.row('profiles', 'own', { text: '€'.repeat(length) }).then(({ text }) => ({ text, format: 3 }));
    const refused: object[] = [
      { text: '<p>In the open</p>', format: 3 },
      { text: '', format: 3 },
      { text: envelope(200, 2), format: 3 },
      { text: envelope(200, 3), format: 2 },
      { text: envelope(200, 3) },
      { ...words(), based_on: 'yesterday' },
      { ...words(), others: { health: '<p>In the open</p>' } },
      await longest(VISION_LENGTH + 1),
    ];
    for (const body of refused) {
      const answer = await ann.put(pathOf('health'), { based_on: null, ...body });
      expect({ status: answer.status, code: answer.body.error?.code }).toEqual({
        status: 400,
        code: 'invalid',
      });
      expect(JSON.stringify(answer.body)).not.toContain('open');
    }
    expect(await visions()).toMatchObject({ health_vision: null, health_vision_saved_at: null });
    expect(
      (await ann.put(pathOf('health'), { ...(await longest(VISION_LENGTH)), based_on: null })).status,
    ).toBe(200);
  });

  test('documents in plain words are sealed all together or not at all', async () => {
    await app.sql(
      "update profiles set health_vision = '<p>Walk</p>', ideal_day = '<p>Sea</p>' where id = $1",
      [ann.userId],
    );
    expect(await visions()).toMatchObject({ health_vision: '<p>Walk</p>', visions_format: null });
    const put = (body: object) => ann.put(pathOf('personal'), { ...words(), based_on: null, ...body });
    const [health, day] = [envelope(90, 3), envelope(91, 3)];
    expect((await put({})).status).toBe(400);
    expect((await put({ others: { health } })).status).toBe(400);
    expect((await put({ others: { health, ideal_day: day } })).status).toBe(200);
    expect(await visions()).toMatchObject({ health_vision: health, ideal_day: day, visions_format: 3 });
    // Sealed ones are not this call's to change.
    expect((await put({ others: { health: envelope(92, 3) } })).status).toBe(200);
    expect(await visions()).toMatchObject({ health_vision: health });
  });

  test("nobody reaches another person's documents", async () => {
    await save('health');
    const before = await visions();
    const bob = await app.person();
    expect((await bob.get('/api/visions')).body.health_vision).toBeNull();
    await bob.put(pathOf('health'), { ...words(), based_on: null });
    expect(await visions()).toEqual(before);
    expect((await app.nobody.get('/api/visions')).status).toBe(401);
    expect((await app.nobody.put(pathOf('health'), { ...words(), based_on: null })).status).toBe(401);
  });
});

describe('what is written over', () => {
  const revisions = async () => {
    const rows = (await syncedRows(ann))('revisions');
    return rows
      .toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1))
      .map(({ of_table, of_id, text, format }) => ({ of_table, of_id, format, ...JSON.parse(text) }));
  };
  const kept = (columns: object, format: number | null = 3) => ({
    of_table: 'profiles',
    of_id: ann.userId,
    format,
    columns,
  });

  test('is kept as a revision of that document alone, also when it is emptied', async () => {
    const [one, two] = [words(), words()];
    await save('professional', one);
    await save('health');
    expect(await revisions()).toEqual([]);
    app.setNow(at(1));
    await save('professional', { ...two, based_on: at(0) });
    app.setNow(at(2));
    await save('professional', { text: null, based_on: at(1) });
    app.setNow(at(3));
    await save('professional', { based_on: at(2) });
    expect(await revisions()).toEqual([
      kept({ professional_vision: one.text }),
      kept({ professional_vision: two.text }),
    ]);
  });

  test('two devices write at once: the later arrival stands, the other is kept, and it is said', async () => {
    await save('ideal_day');
    app.setNow(at(5));
    const phone = words();
    expect(await save('ideal_day', { ...phone, based_on: at(0), at: at(4) })).toMatchObject({
      overwrote: false,
      vision: { saved_at: at(4) },
    });
    // Written before, arrived later: it is another version all the same.
    const laptop = await save('ideal_day', { ...words(), based_on: at(0), at: at(3) });
    expect(laptop).toMatchObject({
      overwrote: true,
      vision: { saved_at: at(4).replace('.000Z', '.001Z') },
    });
    expect((await revisions()).at(-1)).toEqual(kept({ ideal_day: phone.text }));
    const next = await save('ideal_day', { based_on: laptop.vision.saved_at });
    expect(next.overwrote).toBe(false);
  });

  test('opens at the place of its document', async () => {
    const sealing = await sealingOf(ann);
    const sealed = await sealing.row('profiles', 'own', { health_vision: '<p>Walk</p>' });
    await save('health', { text: sealed.health_vision });
    await save('health', { based_on: at(0) });
    const [row] = (await syncedRows(ann))('revisions');
    if (!row) throw new Error('no revision');
    const opened = await openRow(sealing.key, ann.userId, 'revisions', row);
    expect(JSON.parse(opened.text)).toEqual({ health_vision: '<p>Walk</p>' });
  });

  test('a revision in plain words stays so until it is sealed again', async () => {
    await app.sql("update profiles set health_vision = '<p>Walk</p>' where id = $1", [ann.userId]);
    await save('health');
    expect(await revisions()).toEqual([kept({ health_vision: '<p>Walk</p>' }, null)]);
    const [row] = (await syncedRows(ann))('revisions');
    const columns = { health_vision: envelope(80, 3) };
    const rows = [{ table: 'revisions', id: row?.id, based_on: row?.seq, columns }];
    expect((await ann.post('/api/seal', { format: 3, rows })).status).toBe(204);
    expect(await revisions()).toEqual([kept(columns)]);
  });
});

describe('cadence and review', () => {
  test.each([
    ['weekly', '2026-11-26T17:00:00.000Z'],
    ['monthly', '2026-12-19T17:00:00.000Z'],
    ['quarterly', '2027-02-19T17:00:00.000Z'],
  ])(
    'VIS-03 VIS-04 LIM-30 %s: choosing it and reviewing schedule the next review',
    async (frequency, next) => {
      for (const section of SECTIONS) {
        const { status, body } = await ann.put(`${pathOf(section)}/cadence`, { frequency });
        expect(status).toBe(200);
        expect(body.vision).toMatchObject({ frequency, next_review: next });
        expect((await review(section)).vision).toMatchObject({
          frequency,
          next_review: next,
          reviewed_at: at(0),
        });
        const column = columnOf(section);
        expect(await visions()).toMatchObject({
          [`${column}_frequency`]: frequency,
          [`${column}_next_review`]: next,
        });
      }
    },
  );

  test('LIM-30 any other frequency is refused', async () => {
    for (const frequency of ['daily', '', null, undefined]) {
      expect((await ann.put(`${pathOf('health')}/cadence`, { frequency })).status).toBe(400);
    }
  });

  test('VIS-11 the next review is written and answered as an ISO instant, as a cadence gives it', async () => {
    const shown = '2026-11-26T17:00:00.000Z';
    expect((await review('health', { at: at(0), next_review: shown })).vision.next_review).toBe(shown);
    const counted = '2026-12-19T17:00:00.000Z';
    for (const next_review of ['2036-01-01T00:00:00.000Z', at(0)]) {
      expect((await review('personal', { at: at(0), next_review })).vision.next_review).toBe(counted);
    }
    expect((await ann.post(`${pathOf('health')}/reviews`, { next_review: 'in a month' })).status).toBe(400);
  });

  test('VIS-10 CALL-19 a review marks the day, a save does not; other marks of the day stay', async () => {
    await save('health');
    expect(await days()).toEqual([{ date: '2026-11-19', points: 10, vision_reviewed: false }]);
    await app.sql('update growth_days set journaled = true where user_id = $1', [ann.userId]);
    await review('health');
    const [day] = await app.sql('select * from growth_days where user_id = $1', [ann.userId]);
    expect(day).toMatchObject({ journaled: true, vision_reviewed: true, points: 15 });
  });

  test.each(SECTIONS.map((section) => [section] as const))(
    'PTS-03 PTS-04 CALL-27 %s: a save gives 10 points and a review 5, each once in a local day',
    async (section) => {
      const name = section.replace('_', ' ');
      const awards = (date: string) => [
        {
          type: `${section}_vision_review`,
          points: 5,
          description: `Reviewed the ${name} vision`,
          date,
        },
        {
          type: `${section}_vision_update`,
          points: 10,
          description: `Updated the ${name} vision`,
          date,
        },
      ];
      expect((await save(section)).points).toBe(10);
      expect((await review(section)).points).toBe(5);
      app.setNow('2026-11-20T07:59:00.000Z');
      expect((await save(section)).points).toBe(0);
      expect((await review(section)).points).toBe(0);
      expect(await scores()).toEqual(awards('2026-11-19'));
      // Midnight in Los Angeles.
      app.setNow('2026-11-20T08:00:00.000Z');
      expect((await save(section)).points).toBe(10);
      expect((await review(section)).points).toBe(5);
      expect(await scores()).toEqual([...awards('2026-11-19'), ...awards('2026-11-20')]);
      expect((await ann.get('/api/growth')).body.points).toEqual({ day: 15, week: 30, month: 30 });
    },
  );

  test('PTS-03 each document has its own points; what comes at the same moment gives them once', async () => {
    for (const section of SECTIONS) await save(section);
    expect(await days()).toEqual([{ date: '2026-11-19', points: 50, vision_reviewed: false }]);
    const given = await Promise.all(Array.from({ length: 6 }, () => review('health')));
    expect(given.map(({ points }) => points).toSorted()).toEqual([0, 0, 0, 0, 0, 5]);
  });

  test('what is told late counts for its own day within a week, and leaves a later review’s schedule', async () => {
    await review('health');
    expect((await review('health', { at: '2026-11-15T17:00:00.000Z' })).points).toBe(5);
    const old = await review('health', { at: '2026-11-02T17:00:00.000Z' });
    expect(old).toMatchObject({
      points: 0,
      vision: { next_review: '2026-12-19T17:00:00.000Z', reviewed_at: at(0) },
    });
    expect((await save('health', { at: '2026-11-14T17:00:00.000Z' })).points).toBe(10);
    expect((await save('health', { at: '2026-11-02T17:00:00.000Z' })).points).toBe(0);
    expect((await days()).map(({ date }) => date)).toEqual(['2026-11-14', '2026-11-15', '2026-11-19']);
  });
});
