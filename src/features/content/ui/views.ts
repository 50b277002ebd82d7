import { isOpened } from '../../../kernel/seal.ts';
import { isBlank } from '../../../kernel/text.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { ownProfile } from '../../../session/profile.ts';
import type { SyncedRows } from '../../feed/contract.ts';
import { VOICE_TEXTS, type VoiceTexts } from '../contract/limits.ts';
import { writings } from '../rules.ts';

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

export type OwnCta = Omit<SyncedRows['call_to_actions'], 'seq'>;
export type OwnPost = Omit<SyncedRows['kept_posts'], 'seq'>;

/** The calls to action that can be read: those that are used most first, then the newest. */
export const callsToAction = (tables: Tables): OwnCta[] =>
  [...tables.call_to_actions.values()]
    .filter(({ text }) => isOpened(text))
    .sort(
      (one, other) =>
        other.use_count - one.use_count ||
        compare(other.created_at, one.created_at) ||
        compare(one.id, other.id),
    );

/** The lessons that can be read, the newest first. */
export const readableLessons = (tables: Tables): SyncedRows['lessons_learned'][] =>
  [...tables.lessons_learned.values()]
    .filter(({ lesson }) => isOpened(lesson) && !isBlank(lesson))
    .sort(
      (one, other) =>
        compare(other.date, one.date) ||
        compare(other.created_at, one.created_at) ||
        compare(one.id, other.id),
    );

/** The core values that are chosen, in their order. */
export function coreValues(tables: Tables): string[] {
  const { core_value_1, core_value_2, core_value_3 } = ownProfile(tables) ?? {};
  return [core_value_1, core_value_2, core_value_3].filter(
    (value): value is string => typeof value === 'string' && !isBlank(value),
  );
}

/** How the person writes, as far as it was learned and can be read here. */
export function ownVoice(tables: Tables): VoiceTexts | undefined {
  const row = tables.voice_profiles.get('own');
  if (!row || VOICE_TEXTS.some((name) => !isOpened(row[name]))) return undefined;
  return Object.fromEntries(VOICE_TEXTS.map((name) => [name, row[name]])) as VoiceTexts;
}

/** Kept posts, the newest first. */
export const savedPosts = (tables: Tables): OwnPost[] =>
  [...tables.kept_posts.values()].sort(
    (one, other) => compare(other.created_at, one.created_at) || compare(one.id, other.id),
  );

/** The texts by which a voice is learned. */
export const textsOfVoice = (tables: Tables): string[] =>
  writings({ entries: tables.journal_entries.values(), lessons: tables.lessons_learned.values() });
