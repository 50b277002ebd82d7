import type { ReactNode } from 'react';
import { Community } from '../../../community/ui/widgets/community.tsx';
import type { Place, SectionKey } from '../../../customization/contract/limits.ts';
import { SectionOptions } from '../../../customization/ui/widgets/section-options.tsx';
import { useSectionLocations } from '../../../customization/ui/widgets/sections.ts';
import { GoldFile } from '../../../exports/ui/widgets/gold-file.tsx';
import { Goals } from '../../../goals/ui/widgets/goals.tsx';
import { GettingStarted } from './getting-started.tsx';
import { GrowthChecklist } from './growth-checklist.tsx';
import { VisionDocuments } from './vision-documents.tsx';

const sections: Record<SectionKey, { title: string; show: (options: ReactNode) => ReactNode }> = {
  growth_instructions: { title: 'Getting Started', show: (options) => <GettingStarted options={options} /> },
  vision: { title: 'Vision Documents', show: (options) => <VisionDocuments options={options} /> },
  gold_file: { title: 'Gold File', show: (options) => <GoldFile options={options} /> },
  growth_opportunities: {
    title: 'Growth Checklist',
    show: (options) => <GrowthChecklist options={options} />,
  },
  goals: { title: 'Goals', show: (options) => <Goals options={options} /> },
  community: { title: 'Community', show: (options) => <Community options={options} /> },
};

interface MovableSectionsProps {
  /** The page they are asked for. Those that stand elsewhere are left out. */
  place: Place;
  /** In the order in which they stand. */
  keys: SectionKey[];
  /** Puts the focus somewhere that stays when a section leaves the page. */
  onMoved: () => void;
}

/** The sections of these keys whose place is this page, each with its options. */
export function MovableSections({ place, keys, onMoved }: MovableSectionsProps): ReactNode {
  const places = useSectionLocations();
  if (!places) return null;
  return keys
    .filter((key) => places[key] === place)
    .map((key) => {
      const { title, show } = sections[key];
      const options = <SectionOptions section={key} title={title} place={place} onMoved={onMoved} />;
      return <Section key={key}>{show(options)}</Section>;
    });
}

const Section = ({ children }: { children: ReactNode }): ReactNode => children;
