import { expect, test } from 'vitest';
import { device, onDevice, refuseWrites } from '../../../../test/harness/page-device.ts';
import { NOW, pagePerson } from '../../../../test/harness/page-person.ts';
import { columnOf, SECTIONS, type Section } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import { visionDraft } from './drafts.ts';

const { shownToasts } = await import('../../../kit/toast.ts');
const { bringBack, chooseCadence, review, saveVision } = await import('./ops.ts');
const { formerVisions, visionOf } = await import('./views.ts');

const LATER = '2026-11-20T17:00:00.000Z';

const stage = pagePerson();

const shown = (section: Section) => visionOf(device().tables, section);
const former = (section: Section) =>
  formerVisions(device().tables, section).map(({ texts }) => texts?.[columnOf(section)]);
const lastToast = () => shownToasts().at(-1);

/** What is shown is what the server has. */
async function expectInStep(): Promise<void> {
  const { body } = await stage.ann.get('/api/visions');
  for (const section of SECTIONS) {
    const column = columnOf(section);
    const row = { id: 'own', [column]: body[column] };
    const html = body[column] === null ? '' : await device().opened('profiles', column, row);
    expect(shown(section)).toMatchObject({
      html,
      cadence: body[`${column}_frequency`] ?? 'monthly',
      next: body[`${column}_next_review`] ?? undefined,
      savedAt: body[`${column}_saved_at`],
      reviewedAt: body[`${column}_reviewed_at`],
    });
  }
  const stored = await stage.app.sql(
    'select date::text, points, vision_reviewed from growth_days where user_id = $1 order by date',
    [stage.ann.userId],
  );
  const days = [...device().tables.growth_days.values()].map(({ date, points, vision_reviewed }) => ({
    date,
    points,
    vision_reviewed,
  }));
  expect(days).toEqual(stored);
}

test.each(SECTIONS.map((section) => [section] as const))(
  'MSG-79 PTS-03 VIS-05 %s: a save shows at once, is said, and gives its points once a day',
  async (section) => {
    await saveVision(section, '<p>One</p>');
    expect(lastToast()).toMatchObject({ text: texts.saved(section), seconds: 3 });
    expect(shown(section)).toMatchObject({
      html: '<p>One</p>',
      next: '2026-12-19T17:00:00.000Z',
      savedAt: NOW,
    });
    await expectInStep();
    await saveVision(section, '<p>Two</p>');
    await expectInStep();
    expect([...device().tables.growth_days.values()]).toMatchObject([{ points: 10 }]);
    stage.at(LATER);
    await saveVision(section, '<p>Three</p>');
    await expectInStep();
    expect(former(section)).toEqual(['<p>Two</p>', '<p>One</p>']);
  },
);

test('one that is emptied shows so, keeps what it said, and gives nothing', async () => {
  await saveVision('health', '<p></p>');
  expect(shown('health')).toMatchObject({ html: '', isWritten: false });
  expect([...device().tables.growth_days.values()]).toEqual([]);
  await expectInStep();
  stage.at(LATER);
  await saveVision('health', '<p>Walk</p>');
  await saveVision('health', '<p>&nbsp;</p>');
  expect(shown('health')).toMatchObject({ html: '', isWritten: false });
  expect(former('health')).toEqual(['<p>Walk</p>']);
  await expectInStep();
});

test('what was written over comes back, and that can be undone', async () => {
  await saveVision('ideal_day', '<p>Sea</p>');
  stage.at(LATER);
  await saveVision('ideal_day', '<p>Hills</p>');
  await bringBack('ideal_day', '<p>Sea</p>');
  expect(shown('ideal_day')?.html).toBe('<p>Sea</p>');
  await expectInStep();
  lastToast()?.action?.onSelect();
  await device().settled();
  expect(shown('ideal_day')?.html).toBe('<p>Hills</p>');
  expect(former('ideal_day')).toContain('<p>Sea</p>');
  expect(former('health')).toEqual([]);
  await expectInStep();
});

test('documents in plain words are sealed with the first one that is saved', async () => {
  await stage.app.sql("update profiles set health_vision = '<p>Walk</p>' where id = $1", [stage.ann.userId]);
  onDevice(await stage.anotherDevice());
  expect(shown('health')?.html).toBe('<p>Walk</p>');
  await saveVision('personal', '<p>One</p>');
  await expectInStep();
  const [row] = await stage.app.sql('select * from profiles where id = $1', [stage.ann.userId]);
  expect(JSON.stringify(row)).not.toContain('Walk');
});

test('VIS-03 VIS-04 a cadence that is chosen schedules the next review as the server does', async () => {
  for (const cadence of ['weekly', 'quarterly', 'monthly'] as const) {
    await chooseCadence('relationships', cadence);
    expect(shown('relationships')?.cadence).toBe(cadence);
    await expectInStep();
  }
});

test.each(SECTIONS.map((section) => [section] as const))(
  'MSG-80 VIS-10 PTS-04 %s: a review schedules the next, marks the day, and gives points once in it',
  async (section) => {
    await chooseCadence(section, 'weekly');
    await review(section);
    expect(lastToast()).toMatchObject({ text: texts.reviewed(section), seconds: 3 });
    expect(shown(section)?.next).toBe('2026-11-26T17:00:00.000Z');
    await review(section);
    await expectInStep();
    expect([...device().tables.growth_days.values()]).toMatchObject([{ points: 5, vision_reviewed: true }]);
    stage.at(LATER);
    await review(section);
    await expectInStep();
  },
);

test('offline, documents are written, reviewed and written over; the server has exactly that later', async () => {
  device().online = false;
  await saveVision('health', '<p>One</p>');
  await review('health');
  stage.at(LATER);
  await saveVision('health', '<p>Two</p>');
  await saveVision('personal', '<p>Me</p>');
  await device().send();
  await expectInStep();
});

test('what can be kept nowhere is said, and nothing of it is shown', async () => {
  await saveVision('health', '<p>Walk</p>');
  const before = shown('health');
  refuseWrites();
  await expect(saveVision('health', '<p>Run</p>')).rejects.toThrow();
  await review('health');
  expect(lastToast()).toMatchObject({ kind: 'error', text: texts.reviewFailed });
  await chooseCadence('health', 'weekly');
  expect(lastToast()?.text).toBe(texts.cadenceFailed);
  await bringBack('health', '<p>Run</p>');
  expect(lastToast()?.text).toBe(texts.restoreFailed);
  expect(shown('health')).toEqual(before);
});

test('of two drafts of a document nothing is left out; what goes on from one holds it already', () => {
  const { merge, isBlank, blank } = visionDraft('health');
  const from = { html: '<p>Walk</p>', savedAt: NOW };
  const kept = { html: '<p>Walk. Run.</p>', from };
  expect(isBlank(blank())).toBe(true);
  expect(merge(kept, { html: '<p>Walk. Swim.</p>', from })).toEqual({
    html: '<p>Walk. Run.</p><p>Walk. Swim.</p>',
    from,
  });
  const typedOn = { html: '<p>Walk. Run. Rest.</p>', from: { html: kept.html, savedAt: LATER } };
  expect(merge(kept, typedOn)).toEqual({ html: typedOn.html, from });
});
