import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, type EngineKind, type Input, started } from './engine.ts';
import { findProgram, type Program, startProgram } from './programs.ts';

/* Firefox by WebDriver BiDi, which it speaks itself: no driver stands between. */

/** It must talk to nobody but the server under test, and move nothing that hands would have to wait for. */
const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'devtools.jsonview.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'signon.rememberSignons': false,
  'toolkit.cosmeticAnimations.enabled': false,
  'ui.prefersReducedMotion': 1,
};

const program = () => findProgram('firefox-esr', 'firefox');

export const firefox: EngineKind = {
  name: 'Firefox',
  missing: () => (program() ? undefined : 'it is not installed (Debian: apt-get install firefox-esr)'),
  async start() {
    const profile = await mkdtemp(join(tmpdir(), 'growth-loop-firefox-'));
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    await writeFile(join(profile, 'user.js'), lines.join('\n'));
    return started(new Firefox(profile));
  },
};

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
}

class Firefox implements Engine {
  readonly #profile: string;
  #program: Program | undefined;
  #socket: WebSocket | undefined;
  /** The tab of interest, and all of them in the order in which they were opened. */
  #context = '';
  #tabs: string[] = [];
  #userContext = 'default';
  #calls = 0;
  readonly #waiting = new Map<number, (answer: Answer) => void>();

  constructor(profile: string) {
    this.#profile = profile;
  }

  async start(): Promise<void> {
    const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', this.#profile];
    // A home of its own: under another's it refuses to run as root.
    this.#program = startProgram(program() ?? '', args, { HOME: this.#profile });
    const address = await this.#program.says(/WebDriver BiDi listening on (ws:\S+)/);
    await this.#connect(`${address}/session`);
    await this.#send('session.new', { capabilities: {} });
    const { contexts } = await this.#send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
    this.#context = contexts[0]?.context ?? '';
    this.#tabs = [this.#context];
    this.#userContext = 'default';
  }

  async #connect(address: string): Promise<void> {
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id !== undefined) this.#waiting.get(answer.id)?.(answer);
    });
    socket.addEventListener('close', () => {
      for (const hear of this.#waiting.values()) hear({ type: 'error', message: 'Firefox is gone.' });
    });
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error('Firefox does not answer.')));
    });
  }

  async #send<Result>(method: string, params: object): Promise<Result> {
    this.#calls += 1;
    const id = this.#calls;
    const answer = await new Promise<Answer>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket?.send(JSON.stringify({ id, method, params }));
    });
    this.#waiting.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error} ${answer.message}`);
    return answer.result as Result;
  }

  async open(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { context: this.#context, url, wait: 'interactive' });
  }

  async run<Given extends unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>> {
    const { result, exceptionDetails } = await this.#send<{
      result?: { value?: string };
      exceptionDetails?: { text: string };
    }>('script.callFunction', {
      functionDeclaration: `async (given) => JSON.stringify(await (${work})(...JSON.parse(given)))`,
      arguments: [{ type: 'string', value: JSON.stringify(given) }],
      target: { context: this.#context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result?.value === undefined ? (undefined as Awaited<Result>) : JSON.parse(result.value);
  }

  async input(actions: Input[]): Promise<void> {
    await this.#send('input.performActions', { context: this.#context, actions });
  }

  async back(): Promise<void> {
    await this.#send('browsingContext.traverseHistory', { context: this.#context, delta: -1 });
  }

  async reload(): Promise<void> {
    await this.#send('browsingContext.reload', { context: this.#context, wait: 'interactive' });
  }

  async screenshot(): Promise<string> {
    const { data } = await this.#send<{ data: string }>('browsingContext.captureScreenshot', {
      context: this.#context,
    });
    return data;
  }

  async #create(): Promise<string> {
    const tab = { type: 'tab', userContext: this.#userContext };
    return (await this.#send<{ context: string }>('browsingContext.create', tab)).context;
  }

  async openTab(): Promise<void> {
    this.#context = await this.#create();
    this.#tabs.push(this.#context);
    await this.#send('browsingContext.activate', { context: this.#context });
  }

  async goToTab(place: number): Promise<void> {
    this.#context = this.#tabs[place] ?? '';
    await this.#send('browsingContext.activate', { context: this.#context });
  }

  async closeTab(): Promise<void> {
    await this.#send('browsingContext.close', { context: this.#context });
    this.#tabs = this.#tabs.filter((tab) => tab !== this.#context);
    await this.goToTab(0);
  }

  /** Closes the whole browser, as a person does, and starts it with the same profile. */
  async startAgain(): Promise<void> {
    await this.#send('browser.close', {});
    await this.#program?.ended;
    await this.start();
  }

  /** A user context, as containers are called there. It does not outlive the browser. */
  async forSomebodyElse(): Promise<void> {
    const before = this.#tabs;
    const { userContext } = await this.#send<{ userContext: string }>('browser.createUserContext', {});
    this.#userContext = userContext;
    this.#context = await this.#create();
    this.#tabs = [this.#context];
    for (const context of before) await this.#send('browsingContext.close', { context });
  }

  async close(): Promise<void> {
    this.#socket?.close();
    await this.#program?.end();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
