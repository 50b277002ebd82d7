/*
 * The stage of tests of what pages do: a server for the file, and for each test somebody new whose pages are on a device
 * of their own. Like page-device.ts, import it before the operations.
 */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestApp, type Person, type TestApp } from './app.ts';
import { PaperDevice } from './device.ts';
import { device, onDevice } from './page-device.ts';

/** When every test begins: Thursday, nine in the morning in Los Angeles. */
export const NOW = '2026-11-19T17:00:00.000Z';
export const TODAY = '2026-11-19';

interface Stage {
  readonly app: TestApp;
  /** Whose test it is. */
  readonly ann: Person;
  /** Lets it be another instant, for server and device. */
  at(instant: string): void;
  /** A further device of theirs, which knows nothing of what the first has not sent. */
  anotherDevice(): Promise<PaperDevice>;
  /** Begins as each test does, with somebody new. */
  begin(): Promise<void>;
}

/** @param prepare what a person has before their device opens */
export function pagePerson(prepare?: (app: TestApp, ann: Person) => Promise<void>): Stage {
  let app: TestApp;
  let ann: Person;
  const anotherDevice = () => PaperDevice.of(ann, new Date(NOW));
  const begin = async (): Promise<void> => {
    app.setNow(NOW);
    ann = await app.person();
    await prepare?.(app, ann);
    onDevice(await anotherDevice());
  };
  beforeAll(async () => {
    app = await createTestApp();
  });
  beforeEach(begin);
  afterAll(() => app.close());
  return {
    get app() {
      return app;
    },
    get ann() {
      return ann;
    },
    at(instant) {
      app.setNow(instant);
      device().now = new Date(instant);
    },
    anotherDevice,
    begin,
  };
}
