import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, type EngineKind, type Input, started } from './engine.ts';
import { findProgram, freePort, type Program, startProgram } from './programs.ts';

/* WebKit by WebDriver: WebKitGTK's driver starts WebKitGTK's own small browser, which needs a screen to draw on. */

const hasScreen = () => Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

export const webkit: EngineKind = {
  name: 'WebKit',
  missing() {
    if (!findProgram('WebKitWebDriver'))
      return 'it is not installed (Debian: apt-get install webkit2gtk-driver)';
    if (hasScreen() || findProgram('Xvfb')) return undefined;
    return 'there is no screen for it to draw on (Debian: apt-get install xvfb)';
  },
  async start() {
    const home = await mkdtemp(join(tmpdir(), 'growth-loop-webkit-'));
    return started(new WebKit(home));
  },
};

class WebKit implements Engine {
  readonly #home: string;
  readonly #programs: Program[] = [];
  #driver = '';
  #session = '';
  /** All tabs in the order in which they were opened. */
  #tabs: string[] = [];

  constructor(home: string) {
    this.#home = home;
  }

  async start(): Promise<void> {
    const env: NodeJS.ProcessEnv = {
      HOME: this.#home,
      XDG_CONFIG_HOME: this.#home,
      XDG_DATA_HOME: this.#home,
      XDG_CACHE_HOME: this.#home,
      XDG_RUNTIME_DIR: this.#home,
      // Nothing here has a graphics card, and no page but our own is opened: its sandbox needs rights that containers lack.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      NO_AT_BRIDGE: '1',
      GSETTINGS_BACKEND: 'memory',
    };
    if (!hasScreen()) env.DISPLAY = await this.#openScreen();
    const port = await freePort();
    this.#programs.push(startProgram(findProgram('WebKitWebDriver') ?? '', [`--port=${port}`], env));
    this.#driver = `http://127.0.0.1:${port}`;
    await this.#ready();
    await this.#openSession();
  }

  /** Each is a browser of its own, which forgets everything when it is closed. */
  async #openSession(): Promise<void> {
    const { sessionId } = await this.#call<{ sessionId: string }>('POST', '/session', { capabilities: {} });
    this.#session = `/session/${sessionId}`;
    await this.#call('POST', `${this.#session}/timeouts`, { script: 30_000, pageLoad: 60_000 });
    this.#tabs = [await this.#call<string>('GET', `${this.#session}/window`)];
  }

  /** A screen in memory. Answers its name. */
  async #openScreen(): Promise<string> {
    const args = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
    const screen = startProgram(findProgram('Xvfb') ?? '', args);
    this.#programs.unshift(screen);
    return `:${await screen.says(/^(\d+)\n/m)}`;
  }

  async #ready(): Promise<void> {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const answer = await fetch(`${this.#driver}/status`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('WebKitWebDriver does not answer.');
  }

  async #call<Result>(method: 'POST' | 'DELETE' | 'GET', path: string, body?: object): Promise<Result> {
    const answer = await fetch(this.#driver + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`);
    return value;
  }

  async open(url: string): Promise<void> {
    await this.#call('POST', `${this.#session}/url`, { url });
  }

  async run<Given extends unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>> {
    const script = `
      const done = arguments[1];
      (async () => JSON.stringify(await (${work})(...JSON.parse(arguments[0]))))()
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await this.#call<{ value?: string; error?: string }>(
      'POST',
      `${this.#session}/execute/async`,
      { script, args: [JSON.stringify(given)] },
    );
    if (error) throw new Error(error);
    return value === undefined ? (undefined as Awaited<Result>) : JSON.parse(value);
  }

  async input(actions: Input[]): Promise<void> {
    await this.#call('POST', `${this.#session}/actions`, { actions });
  }

  async back(): Promise<void> {
    await this.#call('POST', `${this.#session}/back`, {});
  }

  async reload(): Promise<void> {
    await this.#call('POST', `${this.#session}/refresh`, {});
  }

  screenshot(): Promise<string> {
    return this.#call('GET', `${this.#session}/screenshot`);
  }

  /** Another window is the same to the page, and the small browser's driver knows no other way. */
  async openTab(): Promise<void> {
    const { handle } = await this.#call<{ handle: string }>('POST', `${this.#session}/window/new`, {
      type: 'window',
    });
    this.#tabs.push(handle);
    await this.goToTab(this.#tabs.length - 1);
  }

  async goToTab(place: number): Promise<void> {
    await this.#call('POST', `${this.#session}/window`, { handle: this.#tabs[place] });
  }

  async closeTab(): Promise<void> {
    const closed = await this.#call<string>('GET', `${this.#session}/window`);
    await this.#call('DELETE', `${this.#session}/window`);
    this.#tabs = this.#tabs.filter((tab) => tab !== closed);
    await this.goToTab(0);
  }

  async startAgain(): Promise<void> {
    await this.openTab();
    await this.goToTab(0);
    await this.closeTab();
  }

  async forSomebodyElse(): Promise<void> {
    await this.#call('DELETE', this.#session);
    await this.#openSession();
  }

  async close(): Promise<void> {
    if (existsSync(this.#home)) await this.#call('DELETE', this.#session).catch(() => undefined);
    for (const program of this.#programs.reverse()) await program.end();
    await rm(this.#home, { recursive: true, force: true, maxRetries: 5 });
  }
}
