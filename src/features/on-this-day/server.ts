import { notFound } from '../../kernel/errors.ts';
import type { BodyOf } from '../../kernel/route.ts';
import type { Api } from '../../server/api.ts';
import type { Actor } from '../../server/database.ts';
import { claim } from '../../server/idempotency.ts';
import { columnList, statement } from '../../server/statement.ts';
import { type HiddenMemory, hiddenMemorySchema, hideMemory, showMemory } from './contract.ts';
import { texts } from './spoken-texts.ts';

const columns = columnList(Object.keys(hiddenMemorySchema.shape));

const one = statement<HiddenMemory>('kept-back').sql(
  `select ${columns} from kept_back where user_id = :userId and id = :id`,
);
const inserted = statement<HiddenMemory>('kept-back-insert').sql(`
    insert into kept_back (user_id, id, kind, text, format, created_at)
    values (:userId, :id, :kind, :text, :format, :now) returning ${columns}`);
const removed = statement<{ id: string }>('kept-back-delete').sql(
  'delete from kept_back where user_id = :userId and id = :id returning id',
);

async function hide(actor: Actor, body: BodyOf<typeof hideMemory>): Promise<HiddenMemory> {
  const { userId, now } = actor;
  const { id, kind, text, format } = body;
  const isFirst = await claim(actor, id, body);
  const [hidden] = await actor.finish(
    isFirst ? inserted({ userId, id, kind, text, format, now: now.toISOString() }) : one({ userId, id }),
  );
  if (!hidden) throw notFound(texts.hiddenNotFound);
  return hidden;
}

/** Registers the calls that hide days and words, and show them again. */
export function registerOnThisDay(api: Api): void {
  api.serve(hideMemory, async (actor, { body }) => ({ kept_back: await hide(actor, body) }));

  api.serve(showMemory, async (actor, { params }) => {
    const [gone] = await actor.finish(removed({ userId: actor.userId, id: params.id }));
    if (!gone) throw notFound(texts.hiddenNotFound);
    return undefined;
  });
}
