import { eq, sql } from 'drizzle-orm';
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
import { customizations } from '../tables.ts';
import { CUSTOMIZATION_MISSING } from '../texts.ts';

type Stored = Partial<SectionLocations>;

const locationsWith = (stored: Stored | undefined): { section_locations: SectionLocations } => ({
  section_locations: { ...DEFAULT_LOCATIONS, ...stored },
});

/** The first move makes the row; it must be there for the move to be kept. */
async function move({ tx, userId, now }: Actor, moved: Stored) {
  const updated_at = now.toISOString();
  await tx.insert(customizations).values({ user_id: userId, updated_at }).onConflictDoNothing();
  const [kept] = await tx
    .update(customizations)
    .set({ section_locations: sql`section_locations || ${JSON.stringify(moved)}::jsonb`, updated_at })
    .where(eq(customizations.user_id, userId))
    .returning();
  if (!kept) throw new AppError(404, 'customization_missing', CUSTOMIZATION_MISSING);
  return locationsWith(kept.section_locations);
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
