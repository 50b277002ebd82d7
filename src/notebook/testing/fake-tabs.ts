/* The tabs of a browser, as tests open and end them. */
import type { Tabs } from '../tabs.ts';

interface Member<News> {
  listener: ((news: News) => void) | undefined;
  lead: (() => void) | undefined;
  closing: AbortController;
}

/** The tabs of a browser: the first that asks leads, and the next one once it is gone. */
export class Hub<News> {
  readonly members: Member<News>[] = [];
  #leader: Member<News> | undefined;

  join(): { tabs: Tabs<News>; member: Member<News> } {
    const member: Member<News> = { listener: undefined, lead: undefined, closing: new AbortController() };
    this.members.push(member);
    const tabs: Tabs<News> = {
      tell: (news) => {
        const copy = structuredClone(news);
        for (const other of this.members) if (other !== member) setTimeout(() => other.listener?.(copy));
      },
      hear: (listener) => {
        member.listener = listener;
      },
      lead: (work) => {
        member.lead = () => void work(member.closing.signal);
        this.#elect();
      },
      close: () => this.leave(member),
    };
    return { tabs, member };
  }

  leave(member: Member<News>): void {
    const at = this.members.indexOf(member);
    if (at < 0) return;
    this.members.splice(at, 1);
    member.closing.abort();
    member.listener = undefined;
    if (this.#leader === member) this.#leader = undefined;
    this.#elect();
  }

  #elect(): void {
    if (this.#leader) return;
    this.#leader = this.members.find(({ lead }) => lead !== undefined);
    this.#leader?.lead?.();
  }
}
