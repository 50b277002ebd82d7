import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../../web/api.ts';
import { queryClient } from '../../../../web/queries.ts';
import { toast } from '../../../../web/ui/toast.ts';
import type { Place, SectionKey, SectionLocations } from '../../contract/limits.ts';

const CUSTOMIZATION = ['customization'];

/** Where each movable section stands. */
export const useSectionLocations = (): UseQueryResult<SectionLocations> =>
  useQuery({
    queryKey: CUSTOMIZATION,
    queryFn: async ({ signal }) => (await call('GET /api/customization', { signal })).section_locations,
  });

interface Move {
  section: SectionKey;
  place: Place;
}

function put(moved: Partial<SectionLocations>): void {
  queryClient.setQueryData<SectionLocations>(CUSTOMIZATION, (known) => known && { ...known, ...moved });
}

/** Moves a section, at once on the screen. A move that is not kept is taken back, and said. */
export function useMove(): (section: SectionKey, place: Place) => void {
  const { mutate } = useMutation({
    scope: { id: 'customization' },
    mutationFn: ({ section, place }: Move) =>
      call('PUT /api/customization', { body: { section_locations: { [section]: place } } }),
    onError: (error, { section, place }) => {
      put({ [section]: place === 'loop' ? 'tools' : 'loop' });
      toast.error(error.message);
    },
  });
  return (section, place) => {
    queryClient.cancelQueries({ queryKey: CUSTOMIZATION });
    put({ [section]: place });
    mutate({ section, place });
  };
}
