import type { ReactNode } from 'react';
import { Menu } from '../../../../web/ui/menu.tsx';
import { toast } from '../../../../web/ui/toast.ts';
import type { Place, SectionKey } from '../../contract/limits.ts';
import { useMove } from './section-locations.ts';

const names: Record<Place, string> = { loop: 'Loop', tools: 'Tools' };

interface SectionOptionsProps {
  section: SectionKey;
  /** The section's heading. */
  title: string;
  /** Where it stands now. */
  place: Place;
  /** Called when the section leaves this page, to put the focus somewhere that stays. */
  onMoved: () => void;
}

/** The ellipsis menu of a section that can stand in the loop or among the tools. */
export function SectionOptions({ section, title, place, onMoved }: SectionOptionsProps): ReactNode {
  const move = useMove();
  const other: Place = place === 'loop' ? 'tools' : 'loop';
  const select = (): void => {
    onMoved();
    move(section, other);
    toast.success(`${title} moved to ${names[other]}`);
  };
  return (
    <span className="-mr-2.5">
      <Menu
        trigger="ellipsis"
        label={`${title} options`}
        items={[{ kind: 'action', label: `Move to ${names[other]}`, onSelect: select }]}
      />
    </span>
  );
}
