import type pg from 'pg';

/**
 * What is wrong with the protection of the tables, one sentence each; empty when all is well. A table of the
 * public schema must have row-level security with a policy; one that names a person must compare that person with
 * the running transaction's. On the schemas auth, billing and reminders the request role may have
 * no right at all.
 */
export async function findUnprotectedTables(database: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await database.query<TableProtection>(`
    select n.nspname as schema, c.relname as name, c.relrowsecurity as secured,
      exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped) or c.relname = 'profiles' as personal,
      coalesce((select json_agg(json_build_object('using', p.qual, 'check', p.with_check, 'command', p.cmd))
        from pg_policies p where p.schemaname = n.nspname and p.tablename = c.relname), '[]') as policies,
      has_table_privilege('app_user', c.oid, 'select, insert, update, delete') as reachable
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth', 'billing', 'reminders')
    order by 1, 2`);
  return rows.flatMap(problemsOf);
}

interface Policy {
  using: string | null;
  check: string | null;
  command: string;
}

interface TableProtection {
  schema: string;
  name: string;
  secured: boolean;
  personal: boolean;
  policies: Policy[];
  reachable: boolean;
}

const comparesOwner = (clause: string | null) => clause === null || clause.includes('app_user_id()');

function problemsOf({ schema, name, secured, personal, policies, reachable }: TableProtection): string[] {
  const table = `${schema}.${name}`;
  if (schema !== 'public') return reachable ? [`${table}: the request role has rights on it`] : [];
  const problems: string[] = [];
  if (!secured) problems.push(`${table}: row-level security is off`);
  if (policies.length === 0) problems.push(`${table}: has no policy`);
  for (const policy of policies) {
    const writes = policy.command !== 'SELECT';
    if (personal && !(comparesOwner(policy.using) && comparesOwner(policy.check))) {
      problems.push(`${table}: a policy does not compare the owner`);
    }
    if (!personal && writes) problems.push(`${table}: a shared table may be written by everyone`);
  }
  return problems;
}
