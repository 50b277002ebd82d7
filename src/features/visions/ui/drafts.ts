import type { DraftKind } from '../../../notebook/react/use-draft.ts';
import type { Section } from '../contract/limits.ts';
import { bothOf, firstLine } from '../rules.ts';

/** A document that is being written, and what it said, under which version, when that began. */
export interface VisionDraft {
  html?: string;
  from?: { html: string; savedAt: string | null };
}

const NAME = 'vision ';

/** Each document has a draft of its own. Of two versions nothing is left out. */
export const visionDraft = (section: Section): DraftKind<VisionDraft> => ({
  name: `${NAME}${section}`,
  blank: () => ({}),
  isBlank: ({ html }) => html === undefined,
  read: (stored) => stored as VisionDraft,
  merge: (stored, written) => {
    // What went on from a save that did not succeed holds all that was to be saved.
    const hasSameBase = written.from?.html === stored.html;
    const html = hasSameBase ? written.html : bothOf(stored.html ?? '', written.html ?? '');
    return { ...stored, ...(html === undefined ? {} : { html }) };
  },
  firstWords: ({ html }) => firstLine(html ?? ''),
});
