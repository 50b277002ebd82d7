import { settings } from '../browser/public-settings.ts';
import * as texts from './texts.ts';
import { toast } from './toast.ts';

type OwnPage = 'coaching' | 'community' | 'schedule_call';

const SETTINGS: Record<OwnPage, string> = {
  coaching: 'COACHING_URL',
  community: 'COMMUNITY_URL',
  schedule_call: 'SCHEDULE_CALL_URL',
};

/** What leads to a page of the operator's own: its address, or in development what to say instead. */
export type OutsideLink = { href: string } | { explain: () => void };

/** Undefined where there is no such page, and nothing should be shown. */
export function outsideLink(page: OwnPage): OutsideLink | undefined {
  const href = settings.links[page];
  if (href !== undefined) return { href };
  if (settings.is_production) return undefined;
  return { explain: () => toast.info(texts.outsideLinkNotSetUp(SETTINGS[page])) };
}
