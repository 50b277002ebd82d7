import type { ReactNode } from 'react';
import { Menu } from '../../../../kit/menu.tsx';
import { toast } from '../../../../kit/toast.ts';
import type { SectionKey, SectionLocation } from '../../contract/limits.ts';
import * as texts from '../../texts.ts';
import { moveSection } from './locations.ts';

const MOVE: Record<SectionLocation, { label: string; done: (section: string) => string }> = {
  loop: { label: texts.moveToLoopButton, done: texts.movedToLoop },
  tools: { label: texts.moveToToolsButton, done: texts.movedToTools },
};

interface SectionOptionsProps {
  section: SectionKey;
  /** The section's heading. */
  title: string;
  /** Where it stands now. */
  place: SectionLocation;
  /** Called when the section leaves this page, to put the focus somewhere that stays. */
  onMoved: () => void;
}

/** The ellipsis menu of a section that can stand in the loop or among the tools. */
export function SectionOptions({ section, title, place, onMoved }: SectionOptionsProps): ReactNode {
  const other: SectionLocation = place === 'loop' ? 'tools' : 'loop';
  const select = (): void => {
    onMoved();
    moveSection(section, other).catch((error: Error) => toast.error(error.message));
    toast.success(MOVE[other].done(title));
  };
  return (
    <span className="-me-[10px]">
      <Menu
        trigger="ellipsis"
        label={texts.optionsLabel(title)}
        items={[{ kind: 'action', label: MOVE[other].label, onSelect: select }]}
      />
    </span>
  );
}
