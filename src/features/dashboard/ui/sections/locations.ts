import { readTables, useNotebook, useView } from '../../../../notebook/react/use-view.ts';
import type { Tables } from '../../../../notebook/rows.ts';
import { perform } from '../../../../session/perform.ts';
import {
  DEFAULT_LOCATIONS,
  type SectionKey,
  type SectionLocation,
  type SectionLocations,
} from '../../contract/limits.ts';
import * as texts from '../../texts.ts';

/** Where each movable section stands: the person's own choice, else the default. */
export const sectionLocations = ({ customizations }: Tables): SectionLocations => ({
  ...DEFAULT_LOCATIONS,
  ...customizations.get('own')?.section_locations,
});

/** The same for what shows them; undefined until the notebook is open. */
export function useSectionLocations(): SectionLocations | undefined {
  const locations = useView(sectionLocations);
  return useNotebook().state === 'opening' ? undefined : locations;
}

/** Moves a section to its new place. @throws ApiError where this device keeps nothing and the server does not take it */
export const moveSection = (section: SectionKey, place: SectionLocation): Promise<void> =>
  perform({
    what: texts.movedSection,
    request: async () => ({
      call: 'PUT /api/customization',
      body: { section_locations: { [section]: place } },
    }),
    changes: [
      {
        table: 'customizations',
        key: 'own',
        set: { section_locations: { ...sectionLocations(readTables()), [section]: place } },
        blank: { section_locations: {} },
      },
    ],
  });
