import { eq, sql } from 'drizzle-orm';
import { AppError } from '../../kernel/errors.ts';
import type { Api } from '../../server/api.ts';
import type { Tx } from '../../server/database.ts';
import {
  CUSTOMIZATION_MISSING,
  DEFAULT_LOCATIONS,
  getCustomization,
  moveSections,
  type SectionLocations,
} from './contract.ts';
import { customizations } from './tables.ts';

type Stored = Partial<SectionLocations>;

const locationsWith = (stored: Stored | undefined): { section_locations: SectionLocations } => ({
  section_locations: { ...DEFAULT_LOCATIONS, ...stored },
});

/** The first move makes the row; it must be there for the move to be kept. */
async function move(tx: Tx, userId: string, moved: Stored, now: Date) {
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

/** Registers the calls that say where the dashboard's sections stand. */
export function registerCustomization(api: Api): void {
  const { database } = api.services;

  api.serve(getCustomization, async ({ caller }) => {
    const [row] = await database.read<{ section_locations: Stored }>(caller, {
      name: 'customization',
      text: 'select section_locations from customizations where user_id = $1',
      values: [caller.userId],
    });
    return locationsWith(row?.section_locations);
  });

  api.serve(moveSections, ({ caller, body, now }) =>
    database.asUser(caller, (tx) => move(tx, caller.userId, body.section_locations, now)),
  );
}
