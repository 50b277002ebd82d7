import type { ComponentType, ReactNode } from 'react';
import type { SectionKey, SectionLocation } from '../../contract/limits.ts';
import * as texts from '../../texts.ts';
import { useSectionLocations } from './locations.ts';
import { SectionOptions } from './section-options.tsx';

const TITLES: Record<SectionKey, string> = {
  growth_instructions: texts.gettingStartedTitle,
  vision: texts.visionDocumentsTitle,
  gold_file: texts.goldFileTitle,
  growth_opportunities: texts.growthChecklistTitle,
  goals: texts.goalsTitle,
  community: texts.communityTitle,
};

/** What shows a section; `options` is the menu that moves it. */
type SectionPart = ComponentType<{ options: ReactNode }>;

interface MovableSectionsProps {
  /** The page they are asked for. Those that stand elsewhere are left out. */
  place: SectionLocation;
  /** In the order in which they stand. */
  sections: Partial<Record<SectionKey, SectionPart>>;
  /** Puts the focus somewhere that stays when a section leaves the page. */
  onMoved: () => void;
}

/** Those of the sections whose place is this page, each with its options. */
export function MovableSections({ place, sections, onMoved }: MovableSectionsProps): ReactNode {
  const places = useSectionLocations();
  if (!places) return null;
  return (Object.entries(sections) as [SectionKey, SectionPart][])
    .filter(([key]) => places[key] === place)
    .map(([key, Section]) => {
      const options = <SectionOptions section={key} title={TITLES[key]} place={place} onMoved={onMoved} />;
      return <Section key={key} options={options} />;
    });
}
