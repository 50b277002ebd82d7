import { AppError } from '../../../kernel/errors.ts';
import type { Api } from '../../../server/api.ts';
import type { Actor } from '../../../server/database.ts';
import { statement } from '../../../server/statement.ts';
import {
  DEFAULT_LOCATIONS,
  getCustomization,
  moveSections,
  type SectionLocations,
} from '../contract/sections.ts';
import { CUSTOMIZATION_MISSING } from '../texts.ts';

type Stored = Partial<SectionLocations>;

const locationsWith = (stored: Stored | undefined): { section_locations: SectionLocations } => ({
  section_locations: { ...DEFAULT_LOCATIONS, ...stored },
});

/** The first move makes the row; it must be there for the move to be kept. */
const made = statement('customization-make').sql(
  'insert into customizations (user_id, updated_at) values (:userId, :now) on conflict do nothing',
);
const moved = statement<{ section_locations: Stored }>('customization-move').sql(`
    update customizations set section_locations = section_locations || :sections::jsonb, updated_at = :now
    where user_id = :userId returning section_locations`);

async function move({ run, userId, now: instant }: Actor, sections: Stored) {
  const now = instant.toISOString();
  const { kept } = await run({
    made: made({ userId, now }),
    kept: moved({ userId, sections: JSON.stringify(sections), now }),
  });
  if (!kept[0]) throw new AppError(404, 'customization_missing', CUSTOMIZATION_MISSING);
  return locationsWith(kept[0].section_locations);
}

const storedLocations = statement<{ section_locations: Stored }>('customization').sql(
  'select section_locations from customizations where user_id = :userId',
);

async function locationsOf(actor: Actor) {
  const [row] = await actor.finish(storedLocations({ userId: actor.userId }));
  return locationsWith(row?.section_locations);
}

/** Registers the calls that say where the dashboard's sections stand. */
export function registerSections(api: Api): void {
  api.serve(getCustomization, locationsOf);

  api.serve(moveSections, (actor, { body }) => move(actor, body.section_locations), locationsOf);
}
