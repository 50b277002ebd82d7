import { useEffect, useState } from 'react';
import { deviceStorage } from '../../../notebook/drafts/device.ts';
import { currentSession } from '../../../session/state.ts';
import { SECTIONS, type Section } from '../contract/limits.ts';
import { visionDraft } from './drafts.ts';

/** The documents of which a draft lies on this device, looked at once. */
export function useSavedDrafts(): ReadonlySet<Section> {
  const [sections, setSections] = useState<ReadonlySet<Section>>(() => new Set());
  useEffect(() => {
    let isLeft = false;
    const look = async (): Promise<void> => {
      const person = currentSession().user?.id;
      const drafts = await deviceStorage.all().catch(() => []);
      const kinds = new Set(drafts.filter(({ user_id }) => user_id === person).map(({ kind }) => kind));
      if (!isLeft) setSections(new Set(SECTIONS.filter((section) => kinds.has(visionDraft(section).name))));
    };
    void look();
    return () => {
      isLeft = true;
    };
  }, []);
  return sections;
}
