ALTER TABLE "billing_checkouts" DROP CONSTRAINT "billing_checkouts_session_id_unique";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_provider_id_unique";--> statement-breakpoint
DROP INDEX "reminder_deliveries_id";--> statement-breakpoint
CREATE INDEX "reminder_deliveries_id" ON "reminder_deliveries" USING btree ("id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_provider_id" UNIQUE("user_id","provider_id");--> statement-breakpoint
CREATE POLICY "own_rows_update" ON "sync_heads" AS PERMISSIVE FOR UPDATE TO "app_user" USING (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows_delete" ON "google_task_links" AS PERMISSIVE FOR DELETE TO "app_user" USING (user_id = app_user_id());--> statement-breakpoint
-- From here on nothing asks for the name of the table it works on: on a distributed Postgres, rows lie in tables of other
-- names on other machines. Each trigger of the feed and of the vault is told its table as the first argument.
DO $$
DECLARE
  t record;
BEGIN
  FOR t IN
    SELECT tgname AS name, tgrelid::regclass::text AS of_table, tgnargs AS arguments, pg_get_triggerdef(oid) AS definition
    FROM pg_trigger WHERE NOT tgisinternal
      AND tgfoid IN ('sync_stamp'::regproc, 'sync_bury'::regproc, 'sync_unbury'::regproc, 'vault_guard'::regproc)
  LOOP
    EXECUTE format('DROP TRIGGER %I ON %s', t.name, t.of_table);
    EXECUTE regexp_replace(t.definition, 'EXECUTE FUNCTION (\S+)\(', format('EXECUTE FUNCTION \1(%L%s', t.of_table,
      CASE WHEN t.arguments > 0 THEN ', ' ELSE '' END));
  END LOOP;
END $$;--> statement-breakpoint
-- Stamps a row that is new or changes. There is no number when it changes because its account goes.
CREATE OR REPLACE FUNCTION sync_stamp() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.* IS NOT DISTINCT FROM OLD.* THEN
    RETURN NEW;
  END IF;
  IF TG_ARGV[0] = 'profiles' THEN
    NEW.seq := coalesce(public.app_number(NEW.id), NEW.seq);
  ELSE
    NEW.seq := coalesce(public.app_number(NEW.user_id), NEW.seq);
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
-- Leaves word of a row that is gone, and of when, unless its account goes.
CREATE OR REPLACE FUNCTION sync_bury() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
DECLARE
  person uuid;
  gone text := public.sync_key(TG_ARGV[1], OLD);
BEGIN
  IF TG_ARGV[0] = 'profiles' THEN person := OLD.id; ELSE person := OLD.user_id; END IF;
  IF NOT EXISTS (SELECT FROM auth."user" u WHERE u.id = person) THEN
    RETURN NULL;
  END IF;
  INSERT INTO public.tombstones AS t (user_id, table_name, key, seq, at)
    VALUES (person, TG_ARGV[0], gone, public.app_number(person), now())
    ON CONFLICT (user_id, table_name, key) DO UPDATE SET seq = excluded.seq, at = excluded.at;
  RETURN NULL;
END $$;--> statement-breakpoint
-- A row that comes back is not gone.
CREATE OR REPLACE FUNCTION sync_unbury() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
DECLARE
  person uuid;
  back text := public.sync_key(TG_ARGV[1], NEW);
BEGIN
  IF TG_ARGV[0] = 'profiles' THEN person := NEW.id; ELSE person := NEW.user_id; END IF;
  DELETE FROM public.tombstones t WHERE t.user_id = person AND t.table_name = TG_ARGV[0] AND t.key = back;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Refuses what the person's vault does not allow. Its arguments name the table and the sealed columns. It comes after
-- `stamp`, by which a transaction waits for the person's other writers, so no state is about to change. Whoever has no
-- vault pays for one look into an index.
CREATE OR REPLACE FUNCTION vault_guard() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
DECLARE
  person uuid;
  said integer;
  vault record;
  prefixes text[];
  stored jsonb;
  allowed boolean;
BEGIN
  CASE TG_ARGV[0]
    WHEN 'profiles' THEN person := NEW.id; said := NEW.visions_format;
    -- What was last the same at Google is sealed by the server, in its own format.
    WHEN 'google_task_links' THEN person := NEW.user_id; said := 3;
    ELSE person := NEW.user_id; said := NEW.format;
  END CASE;
  SELECT v.state, v.key_id, v.former_key_ids INTO vault FROM public.vaults v WHERE v.user_id = person;
  IF coalesce(vault.state, 'off') = 'off' AND said IS DISTINCT FROM 4 THEN
    RETURN NEW;
  END IF;
  IF vault.state = 'changing_key' THEN
    prefixes := public.vault_prefixes(vault.key_id || vault.former_key_ids);
  ELSE
    prefixes := public.vault_prefixes(ARRAY[vault.key_id]);
  END IF;
  stored := to_jsonb(NEW);
  IF TG_ARGV[0] = 'revisions' THEN
    allowed := public.vault_allows_former(coalesce(vault.state, 'off'), prefixes, (stored ->> 'text')::jsonb)
      AND said IS NOT DISTINCT FROM ((stored ->> 'text')::jsonb ->> 'format')::integer;
  ELSE
    allowed := public.vault_allows(coalesce(vault.state, 'off'), prefixes, said,
      array(SELECT left(stored ->> c, 12) FROM unnest(TG_ARGV[1:]) c));
  END IF;
  IF allowed IS NOT TRUE THEN
    RAISE EXCEPTION 'not as the vault demands' USING ERRCODE = 'GL410';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
-- The sign-up makes the head of its account. Servers of the version before, which may run for a while, leave it to the
-- trigger.
CREATE OR REPLACE FUNCTION sync_heads_begin() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
BEGIN
  INSERT INTO public.sync_heads (user_id, seq) VALUES (NEW.id, 0) ON CONFLICT (user_id) DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Requests take their numbers themselves, for their own person alone.
ALTER FUNCTION app_take_number(uuid) SECURITY INVOKER;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app_take_number(uuid) TO app_user;--> statement-breakpoint
-- The running transaction's number; taken now when it began as the server itself. On a shard, where the transaction's
-- settings are not known, it has its number when it was the last to change the head.
CREATE OR REPLACE FUNCTION app_number(person uuid) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
DECLARE
  said text := current_setting('app.seq', true);
  taken bigint;
BEGIN
  IF left(said, 36) = person::text THEN
    RETURN substr(said, 38)::bigint;
  END IF;
  SELECT h.seq INTO taken FROM public.sync_heads h WHERE h.user_id = person AND h.xmin = pg_current_xact_id()::xid;
  RETURN coalesce(taken, public.app_take_number(person));
END $$;--> statement-breakpoint
-- Whether the session is one of this person and has not ended: all that a request may learn of sessions.
CREATE FUNCTION app_session_lasts(person uuid, session_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
  AS $$
    SELECT EXISTS (SELECT FROM auth.session s WHERE s.id = session_id AND s.user_id = person AND s.expires_at > now())
  $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION app_session_lasts(uuid, uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app_session_lasts(uuid, uuid) TO app_user;--> statement-breakpoint
-- Opens a request's transaction, which is the request role's already and says whose it is: refuses at once when the
-- session has ended, however long its access token runs, and answers the person's time zone, null without a profile.
-- Whoever writes takes a number, for which it waits until the person's other writers are done, and claims the idempotency
-- key it has, if any: `repeated` when it was claimed before for the same call, of which `digest` or, from before calls had
-- keys, `former_digest` tells. Servers of the version before open theirs by app_open_session.
CREATE FUNCTION app_open_call(person uuid, session_id uuid, writes boolean, idempotency_key uuid DEFAULT NULL,
    digest text DEFAULT NULL, former_digest text DEFAULT NULL, at timestamptz DEFAULT NULL,
    OUT zone text, OUT seq bigint, OUT repeated boolean)
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = ''
  AS $$
BEGIN
  IF writes THEN
    seq := public.app_take_number(person);
  END IF;
  IF NOT public.app_session_lasts(person, session_id) THEN
    RAISE EXCEPTION 'session ended' USING ERRCODE = 'invalid_authorization_specification';
  END IF;
  SELECT p.time_zone INTO zone FROM public.profiles p WHERE p.id = person;
  repeated := false;
  IF idempotency_key IS NOT NULL THEN
    INSERT INTO public.idempotency_keys AS k (user_id, id, digest, created_at)
      VALUES (person, idempotency_key, app_open_call.digest, at) ON CONFLICT (user_id, id) DO NOTHING;
    repeated := NOT FOUND;
    IF repeated AND NOT EXISTS (SELECT FROM public.idempotency_keys k WHERE k.user_id = person
        AND k.id = idempotency_key AND k.digest IN (app_open_call.digest, former_digest)) THEN
      RAISE EXCEPTION 'key used for another call' USING ERRCODE = 'GL409';
    END IF;
  END IF;
END $$;--> statement-breakpoint
-- Opens the transaction of work for a person who is not there, likewise.
CREATE FUNCTION app_open_job(person uuid, OUT zone text, OUT seq bigint)
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = ''
  AS $$
BEGIN
  seq := public.app_take_number(person);
  SELECT p.time_zone INTO zone FROM public.profiles p WHERE p.id = person;
END $$;--> statement-breakpoint
-- The running transaction's person's wrapped salt. `wrapped` is kept when there is none yet, also when first calls race.
CREATE OR REPLACE FUNCTION app_entry_salt(wrapped text, at timestamptz) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
DECLARE
  stored text;
BEGIN
  SELECT k.wrapped_salt INTO stored FROM auth.entry_key k WHERE k.user_id = public.app_user_id();
  IF stored IS NOT NULL THEN
    RETURN stored;
  END IF;
  -- Its key makes it wait for whoever deletes the account.
  INSERT INTO auth.entry_key (user_id, wrapped_salt, created_at) VALUES (public.app_user_id(), wrapped, at)
    ON CONFLICT (user_id) DO NOTHING;
  RETURN (SELECT k.wrapped_salt FROM auth.entry_key k WHERE k.user_id = public.app_user_id());
EXCEPTION WHEN foreign_key_violation THEN
  RAISE EXCEPTION 'account gone' USING ERRCODE = 'invalid_authorization_specification';
END $$;--> statement-breakpoint
DROP FUNCTION google_task_links_parted();--> statement-breakpoint
-- When an action is deleted, its links to Google's tasks note when: whether a change there was later follows from it.
CREATE OR REPLACE FUNCTION google_task_gone() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
DECLARE
  gone_at timestamptz := date_trunc('milliseconds', clock_timestamp());
BEGIN
  UPDATE public.google_task_links l SET deleted_here_at = gone_at WHERE l.user_id = OLD.user_id AND l.task_id = OLD.id;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Whether a membership holds at that instant. Being a member of the start tier is no payment, see billing_may_write.
CREATE FUNCTION billing_holds(status text, end_date timestamptz, grace_until timestamptz, at timestamptz) RETURNS boolean
  LANGUAGE sql STABLE
  AS $$
    SELECT CASE
      WHEN status IN ('active', 'trialing') THEN end_date IS NULL OR end_date > at
      WHEN status = 'past_due' THEN coalesce(grace_until > at, false)
      ELSE false
    END $$;--> statement-breakpoint
-- In PL/pgSQL, whose statements know the person as they are planned: a distributed Postgres cannot find the rows otherwise.
CREATE OR REPLACE FUNCTION billing_may_write(person uuid, at timestamptz) RETURNS boolean LANGUAGE plpgsql STABLE
  AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public.profiles p WHERE p.id = person AND p.trial_ends_at <= at) THEN
    RETURN true;
  END IF;
  RETURN EXISTS (SELECT FROM public.subscriptions s JOIN public.subscription_tiers t ON t.id = s.tier_id
    WHERE s.user_id = person AND lower(t.name) <> 'start'
      AND public.billing_holds(s.status, s.end_date, s.grace_until, at));
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION billing_may_use(person uuid, feature_name text, at timestamptz) RETURNS boolean
  LANGUAGE plpgsql STABLE
  AS $$
BEGIN
  IF EXISTS (SELECT FROM public.tier_features f, public.profiles p
      WHERE f.feature = feature_name AND p.id = person AND p.trial_ends_at > at) THEN
    RETURN true;
  END IF;
  RETURN EXISTS (SELECT FROM public.subscriptions s JOIN public.tier_features f ON f.tier_id = s.tier_id
    WHERE s.user_id = person AND f.feature = feature_name
      AND public.billing_holds(s.status, s.end_date, s.grace_until, at));
END $$;--> statement-breakpoint
DROP FUNCTION billing_holds(subscriptions, timestamptz);--> statement-breakpoint
-- Whether a half of the day is on: it has a time and days, and a way to reach the person.
CREATE FUNCTION reminders_on(reached boolean, at text, days text[]) RETURNS boolean LANGUAGE sql IMMUTABLE
  AS $$ SELECT reached AND at IS NOT NULL AND cardinality(days) > 0 $$;--> statement-breakpoint
-- Reminders follow the settings in the transaction that changes them, whoever changes them; `updated_at` says when.
CREATE OR REPLACE FUNCTION reminders_follow_profile() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
DECLARE
  reached boolean := NEW.phone_reminders_enabled OR NEW.email_reminders_enabled OR NEW.push_reminders_enabled;
  was_reached boolean := false;
  moved boolean := false;
  was_on boolean := false;
  is_on boolean;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    was_reached := OLD.phone_reminders_enabled OR OLD.email_reminders_enabled OR OLD.push_reminders_enabled;
    moved := NEW.time_zone <> OLD.time_zone;
    was_on := public.reminders_on(was_reached, OLD.reminder_time_am, OLD.reminder_days_am);
  END IF;
  is_on := public.reminders_on(reached, NEW.reminder_time_am, NEW.reminder_days_am);
  IF was_on <> is_on OR (is_on AND (moved
      OR NEW.reminder_time_am <> OLD.reminder_time_am OR NEW.reminder_days_am <> OLD.reminder_days_am)) THEN
    PERFORM public.reminders_mark(NEW.id, 'morning', is_on, NEW.updated_at, moved);
  END IF;
  was_on := TG_OP = 'UPDATE' AND public.reminders_on(was_reached, OLD.reminder_time_pm, OLD.reminder_days_pm);
  is_on := public.reminders_on(reached, NEW.reminder_time_pm, NEW.reminder_days_pm);
  IF was_on <> is_on OR (is_on AND (moved
      OR NEW.reminder_time_pm <> OLD.reminder_time_pm OR NEW.reminder_days_pm <> OLD.reminder_days_pm)) THEN
    PERFORM public.reminders_mark(NEW.id, 'afternoon', is_on, NEW.updated_at, moved);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP FUNCTION reminders_on(profiles, text);
