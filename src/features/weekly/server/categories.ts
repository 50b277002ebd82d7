import { forbidden, notFound } from '../../../kernel/errors.ts';
import type { BodyOf } from '../../../kernel/route.ts';
import type { Api } from '../../../server/api.ts';
import type { Actor } from '../../../server/database.ts';
import { claim } from '../../../server/idempotency.ts';
import { columnList, statement } from '../../../server/statement.ts';
import {
  addCategory,
  type Category,
  categorySchema,
  changeCategory,
  deleteCategory,
  listCategories,
  restoreCategory,
} from '../contract.ts';
import { texts } from '../spoken-texts.ts';

const columns = columnList(Object.keys(categorySchema.shape));

const access = statement('weekly-access').sql('select from ai_test_access where user_id = :userId limit 1');
/** In their order; none without access to them. */
export const ownCategories = statement<Category>('weekly-categories').sql(`
    select ${columns} from user_categories
    where user_id = :userId and exists (select from ai_test_access where user_id = :userId) order by priority, id`);
const oneCategory = statement<Category>('weekly-category').sql(
  `select ${columns} from user_categories where user_id = :userId and id = :id`,
);
const inserted = statement<Category>('weekly-category-insert').sql(`
    insert into user_categories (user_id, id, category_name, description, format, priority)
    select :userId::uuid, :id::uuid, :category_name, :description, :format::smallint, coalesce(max(priority), 0) + 1
      from user_categories where user_id = :userId returning ${columns}`);
const changed = statement<Category>('weekly-category-change').sql(`
    update user_categories set category_name = :category_name, description = :description, format = :format
    where user_id = :userId and id = :id returning ${columns}`);
const removed = statement<{ id: string }>('weekly-category-delete').sql(
  'delete from user_categories where user_id = :userId and id = :id returning id',
);
const putBack = statement('weekly-category-restore').sql(`
    insert into user_categories (user_id, id, category_name, description, format, priority)
    values (:userId, :id, :category_name, :description, :format, :priority) on conflict (user_id, id) do nothing`);

/** @throws AppError 403 for whoever the operator has not let in */
async function mustHaveAccess(actor: Actor): Promise<void> {
  const [found] = await actor.run(access({ userId: actor.userId }));
  if (!found) throw forbidden();
}

/** @throws AppError 404 when it is gone */
function found(category: Category | undefined): Category {
  if (!category) throw notFound(texts.categoryNotFound);
  return category;
}

async function stored({ userId, run }: Actor, id: string): Promise<Category> {
  const [category] = await run(oneCategory({ userId, id }));
  return found(category);
}

async function add(actor: Actor, body: BodyOf<typeof addCategory>): Promise<Category> {
  const { userId } = actor;
  const { id, category_name, description, format } = body;
  await mustHaveAccess(actor);
  const isFirst = await claim(actor, id, body);
  const [added] = await actor.finish(
    isFirst ? inserted({ userId, id, category_name, description, format }) : oneCategory({ userId, id }),
  );
  return found(added);
}

async function change(actor: Actor, id: string, body: BodyOf<typeof changeCategory>): Promise<Category> {
  await mustHaveAccess(actor);
  const { category_name, description, format } = body;
  const [category] = await actor.finish(
    changed({ userId: actor.userId, id, category_name, description, format }),
  );
  return found(category);
}

async function restore(actor: Actor, id: string, body: BodyOf<typeof restoreCategory>): Promise<Category> {
  const { userId } = actor;
  const { category_name, description, format, priority } = body;
  await mustHaveAccess(actor);
  const {
    category: [category],
  } = await actor.finish({
    restored: putBack({ userId, id, category_name, description, format, priority }),
    category: oneCategory({ userId, id }),
  });
  return found(category);
}

/** Registers the calls on the categories of the weekly review. */
export function registerCategories(api: Api): void {
  api.serve(listCategories, async (actor) => {
    const categories = await actor.finish(ownCategories({ userId: actor.userId }));
    return { categories };
  });

  api.serve(addCategory, async (actor, { body }) => ({ category: await add(actor, body) }));

  api.serve(
    changeCategory,
    async (actor, { params, body }) => ({ category: await change(actor, params.id, body) }),
    async (actor, { params }) => ({ category: await stored(actor, params.id) }),
  );

  api.serve(deleteCategory, async (actor, { params }) => {
    const [gone] = await actor.finish(removed({ userId: actor.userId, id: params.id }));
    if (!gone) throw notFound(texts.categoryNotFound);
    return undefined;
  });

  api.serve(
    restoreCategory,
    async (actor, { params, body }) => ({ category: await restore(actor, params.id, body) }),
    async (actor, { params }) => ({ category: await stored(actor, params.id) }),
  );
}
