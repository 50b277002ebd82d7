import { expect } from 'vitest';
import type { Engine, Input } from './engine.ts';
import { findPlace, findText, findTicked, type Place, type Role } from './find.ts';

/** A shared machine may take its time to show a page; what is wrong is wrong after this too. */
const PATIENCE = { timeout: 30_000, interval: 50 };

const click = ({ x, y }: Place): Input => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

const keys = (text: string): Input => ({
  type: 'key',
  id: 'keys',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

/** Somebody before a browser: sees what is shown, clicks what has a name, and types. */
export class Person {
  readonly engine: Engine;
  /** What was done and waited for so far, each with the second in which it began: a journey that fails shows them. */
  readonly steps: string[] = [];
  readonly #began = performance.now();
  readonly #site: string;

  constructor(engine: Engine, site: string) {
    this.engine = engine;
    this.#site = site;
  }

  #note(step: string): void {
    this.steps.push(`${((performance.now() - this.#began) / 1000).toFixed(1).padStart(6)} s  ${step}`);
  }

  open(path: string): Promise<void> {
    this.#note(`opens ${path}`);
    return this.engine.open(this.#site + path);
  }

  /** Opens another tab, which has of its own what a tab before it had: none by itself, all where one is duplicated. */
  async openTab(path: string, own: [string, string][] = []): Promise<void> {
    await this.engine.openTab();
    if (own.length > 0) {
      // A page without the app, which would look for its own before it is there.
      await this.open('/healthz');
      await this.engine.run((items) => {
        for (const [key, value] of items) sessionStorage.setItem(key, value);
      }, own);
    }
    await this.open(path);
  }

  /** What the browser gives to a duplicate of this tab, and keeps of it to open it again once it is closed. */
  ownOfTab = (): Promise<[string, string][]> => this.engine.run(() => Object.entries({ ...sessionStorage }));

  /** Sets out for this page as a link does, and waits so long, wherever it is by then. */
  async follow(path: string, milliseconds: number): Promise<void> {
    await this.engine.run((to) => void setTimeout(() => location.assign(to)), path);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }

  /** Clicks the control once it is there and stands still. */
  async click(role: Role, name: string): Promise<void> {
    this.#note(`clicks the ${role} "${name}"`);
    let last: Place | null = null;
    const stands = async (): Promise<boolean> => {
      const place = await this.#inPage(null, findPlace, role, name);
      const stood = place !== null && place.x === last?.x && place.y === last.y;
      last = place;
      return stood;
    };
    await expect.poll(stands, { ...PATIENCE, message: `the ${role} "${name}"` }).toBe(true);
    if (last) await this.engine.input([click(last)]);
  }

  /** Ticks the box of this name; once more where the page moved as it was clicked. */
  async check(name: string): Promise<void> {
    const isTicked = (): Promise<boolean> => this.#inPage(false, findTicked, name);
    const ticks = async (): Promise<boolean> => {
      if (!(await isTicked())) await this.click('checkbox', name);
      return isTicked();
    };
    await expect.poll(ticks, { ...PATIENCE, interval: 1000, message: `"${name}" is ticked` }).toBe(true);
  }

  /** Types into the text box of this name, after what it holds. */
  async type(name: string, text: string): Promise<void> {
    await this.click('textbox', name);
    this.#note(`types ${text.length} characters into "${name}"`);
    await this.engine.input([keys(text)]);
  }

  /** Waits until the page shows these words. */
  sees(words: string): Promise<void> {
    this.#note(`waits to see "${words}"`);
    return expect.poll(() => this.text(), { ...PATIENCE, message: `"${words}" is shown` }).toContain(words);
  }

  /** Waits until the text box of this name holds exactly this. */
  holds(name: string, text: string): Promise<void> {
    this.#note(`waits until "${name}" holds "${text}"`);
    return expect
      .poll(() => this.#inPage(undefined, findText, name), { ...PATIENCE, message: `"${name}" holds` })
      .toBe(text);
  }

  /** Waits until the window is at this path. */
  comesTo(path: string): Promise<void> {
    this.#note(`waits until the window is at ${path}`);
    return expect.poll(() => this.#inPage('', () => location.pathname), PATIENCE).toBe(path);
  }

  /** All text of the page, whether or not it can be seen, and what its text boxes hold. */
  text = (): Promise<string> =>
    this.#inPage('', () => {
      const boxes = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
      const body = document.body?.textContent ?? '';
      return [body, ...boxes.map(({ value }) => value)].join('\n').replaceAll('\u00a0', ' ');
    });

  /** Waits until the device has everything that it needs to open the app without a connection. */
  installed = (): Promise<void> =>
    expect
      .poll(() => this.#inPage('', () => navigator.serviceWorker.controller?.state ?? ''), {
        ...PATIENCE,
        timeout: 90_000,
      })
      .toBe('activated');

  /** Sets out for this page, as a link does, in the moment in which the device has what it needs to open the app. */
  leavesAsInstalled = (path: string): Promise<void> =>
    this.engine.run(async (to) => {
      let worker: ServiceWorker | null | undefined;
      while (!worker) {
        await new Promise((resume) => setTimeout(resume, 2));
        const registration = await navigator.serviceWorker.getRegistration();
        worker = registration?.installing ?? registration?.waiting ?? registration?.active;
      }
      while (worker.state === 'installing') {
        await new Promise((resume) => worker?.addEventListener('statechange', resume, { once: true }));
      }
      setTimeout(() => location.assign(to));
    }, path);

  /** Takes the app's code off the device, and with it what serves it there. */
  uninstalls = (): Promise<void> =>
    this.engine.run(async () => {
      await (await navigator.serviceWorker.getRegistration())?.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
    });

  /** Waits until a page of the app has its heading. */
  seesHeading = (): Promise<void> =>
    expect
      .poll(() => this.#inPage('', () => document.querySelector('h1')?.textContent ?? ''), {
        ...PATIENCE,
        message: 'the heading of the page',
      })
      .not.toBe('');

  /** Waits until what was typed last lies on the device: the drafts there have changed and change no more. */
  async kept(): Promise<void> {
    let last = '';
    const stays = async (): Promise<boolean> => {
      const drafts = await this.engine.run(async () => {
        const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
          new Promise((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          });
        const database = await answered(indexedDB.open('growth-loop/notebook'));
        const all = await answered(database.transaction('drafts').objectStore('drafts').getAll());
        database.close();
        return all.length > 0 ? JSON.stringify(all) : '';
      });
      const stayed = drafts !== '' && drafts === last;
      last = drafts;
      return stayed;
    };
    await expect.poll(stays, { ...PATIENCE, interval: 300, message: 'the draft is kept' }).toBe(true);
  }

  /** Waits until the device keeps nothing of anybody. */
  leavesNothing = (): Promise<void> =>
    expect.poll(() => this.#leftBehind(), { ...PATIENCE, message: 'what the device keeps' }).toEqual([]);

  /** What the device still keeps: rows in databases, items in storages, files of caches that are not the app's code. */
  #leftBehind = (): Promise<string[]> =>
    this.engine.run(async () => {
      const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const left: string[] = [];
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await answered(indexedDB.open(name));
        for (const store of database.objectStoreNames) {
          const rows = await answered(database.transaction(store).objectStore(store).count());
          if (rows > 0) left.push(`${rows} in ${name} ${store}`);
        }
        database.close();
      }
      for (const storage of [localStorage, sessionStorage]) left.push(...Object.keys(storage));
      for (const name of await caches.keys()) {
        const requests = await (await caches.open(name)).keys();
        const paths = requests.map(({ url }) => new URL(url).pathname);
        left.push(
          ...paths.filter(
            (path) => !/^\/(assets\/|icon|index\.html|manifest|release|service-worker\.js)/.test(path),
          ),
        );
      }
      return left;
    });

  /** Waits until the product says that the server has everything, asking it to send now what waits. */
  saved = (): Promise<void> =>
    expect
      .poll(
        () =>
          this.#inPage('', () => {
            dispatchEvent(new Event('online'));
            const said = [...document.querySelectorAll('[role=status]')].map((status) => status.textContent);
            return said.includes('Saved') ? 'Saved' : said.join();
          }),
        { timeout: 40_000, interval: 500, message: 'what is said of saving' },
      )
      .toBe('Saved');

  /** Like `engine.run`; while one document gives way to the next, there is nothing to be seen. */
  #inPage<Given extends unknown[], Answer>(
    nothing: Awaited<Answer>,
    work: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>> {
    return this.engine.run(work, ...given).catch(() => nothing);
  }
}
