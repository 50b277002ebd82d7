CREATE TABLE "revisions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"of_table" text NOT NULL,
	"of_id" uuid NOT NULL,
	"text" text NOT NULL,
	"format" smallint,
	"created_at" timestamp(3) with time zone NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "revisions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "revisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sync_epoch" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sync_epoch" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sync_heads" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sync_heads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tombstones" (
	"user_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"key" text NOT NULL,
	"seq" bigint NOT NULL,
	CONSTRAINT "tombstones_user_id_table_name_key_pk" PRIMARY KEY("user_id","table_name","key")
);
--> statement-breakpoint
ALTER TABLE "tombstones" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "customizations" ADD COLUMN "seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "previous_goals" ADD COLUMN "seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD COLUMN "seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons_learned" ADD COLUMN "seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "impact_intentions" ADD COLUMN "seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "growth_days" ADD COLUMN "points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "growth_days" ADD COLUMN "actions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "growth_days" ADD COLUMN "seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_heads" ADD CONSTRAINT "sync_heads_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tombstones" ADD CONSTRAINT "tombstones_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A day's points, and how many of its awards were for completed actions; a day that has points has a row.
INSERT INTO growth_days (user_id, date, points, actions, updated_at)
  SELECT user_id, date, sum(points), count(*) FILTER (WHERE type = 'action'), max(created_at)
  FROM score_history GROUP BY user_id, date
  ON CONFLICT (user_id, date) DO UPDATE SET points = excluded.points, actions = excluded.actions;--> statement-breakpoint
-- What was there gets a number for each row, as if it had been written day by day: the newest day has the largest.
CREATE TEMPORARY TABLE numbered ON COMMIT DROP AS
  SELECT user_id, table_name, key, row_number() OVER (PARTITION BY user_id ORDER BY day, instant, table_name, key) AS seq
  FROM (
    SELECT id AS user_id, 'profiles' AS table_name, 'own' AS key, created_at::date AS day, created_at AS instant FROM profiles
    UNION ALL
    SELECT user_id AS user_id, 'customizations' AS table_name, 'own' AS key, updated_at::date AS day, updated_at AS instant FROM customizations
    UNION ALL
    SELECT user_id AS user_id, 'impact_intentions' AS table_name, intention_type AS key, '0001-01-01'::date AS day, '0001-01-01'::timestamptz AS instant FROM impact_intentions
    UNION ALL
    SELECT user_id AS user_id, 'growth_days' AS table_name, date::text AS key, date AS day, updated_at AS instant FROM growth_days
    UNION ALL
    SELECT user_id AS user_id, 'journal_entries' AS table_name, id::text AS key, date AS day, created_at AS instant FROM journal_entries
    UNION ALL
    SELECT user_id AS user_id, 'lessons_learned' AS table_name, id::text AS key, date AS day, created_at AS instant FROM lessons_learned
    UNION ALL
    SELECT user_id AS user_id, 'tasks' AS table_name, id::text AS key, coalesce(completed_at, created_at)::date AS day, coalesce(completed_at, created_at) AS instant FROM tasks
    UNION ALL
    SELECT user_id AS user_id, 'previous_goals' AS table_name, id::text AS key, last_used_at::date AS day, last_used_at AS instant FROM previous_goals
  ) stored;--> statement-breakpoint
UPDATE profiles r SET seq = n.seq FROM numbered n
  WHERE n.table_name = 'profiles' AND n.user_id = r.id;--> statement-breakpoint
UPDATE customizations r SET seq = n.seq FROM numbered n
  WHERE n.table_name = 'customizations' AND n.user_id = r.user_id;--> statement-breakpoint
UPDATE impact_intentions r SET seq = n.seq FROM numbered n
  WHERE n.table_name = 'impact_intentions' AND n.user_id = r.user_id AND n.key = r.intention_type;--> statement-breakpoint
UPDATE growth_days r SET seq = n.seq FROM numbered n
  WHERE n.table_name = 'growth_days' AND n.user_id = r.user_id AND n.key = r.date::text;--> statement-breakpoint
UPDATE journal_entries r SET seq = n.seq FROM numbered n
  WHERE n.table_name = 'journal_entries' AND n.user_id = r.user_id AND n.key = r.id::text;--> statement-breakpoint
UPDATE lessons_learned r SET seq = n.seq FROM numbered n
  WHERE n.table_name = 'lessons_learned' AND n.user_id = r.user_id AND n.key = r.id::text;--> statement-breakpoint
UPDATE tasks r SET seq = n.seq FROM numbered n
  WHERE n.table_name = 'tasks' AND n.user_id = r.user_id AND n.key = r.id::text;--> statement-breakpoint
UPDATE previous_goals r SET seq = n.seq FROM numbered n
  WHERE n.table_name = 'previous_goals' AND n.user_id = r.user_id AND n.key = r.id::text;--> statement-breakpoint
INSERT INTO sync_heads (user_id, seq)
  SELECT u.id, coalesce(max(n.seq), 0) FROM auth."user" u LEFT JOIN numbered n ON n.user_id = u.id GROUP BY u.id;--> statement-breakpoint
INSERT INTO sync_epoch DEFAULT VALUES;--> statement-breakpoint
-- Each write changes its person's head: room on the page keeps the change there.
ALTER TABLE sync_heads SET (fillfactor = 50);--> statement-breakpoint
CREATE INDEX "revisions_seq" ON "revisions" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "tombstones_seq" ON "tombstones" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "previous_goals_seq" ON "previous_goals" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "journal_entries_seq" ON "journal_entries" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "lessons_learned_seq" ON "lessons_learned" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "impact_intentions_seq" ON "impact_intentions" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "growth_days_seq" ON "growth_days" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "tasks_seq" ON "tasks" USING btree ("user_id","seq");--> statement-breakpoint
CREATE POLICY "own_rows" ON "revisions" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "shared_rows" ON "sync_epoch" AS PERMISSIVE FOR SELECT TO "app_user" USING (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "sync_heads" AS PERMISSIVE FOR SELECT TO "app_user" USING (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows" ON "tombstones" AS PERMISSIVE FOR SELECT TO "app_user" USING (user_id = app_user_id());--> statement-breakpoint
-- Every account has a head, from its beginning to its end.
CREATE FUNCTION sync_heads_begin() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
BEGIN
  INSERT INTO public.sync_heads (user_id, seq) VALUES (NEW.id, 0);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER begin_head AFTER INSERT ON auth."user" FOR EACH ROW EXECUTE FUNCTION sync_heads_begin();--> statement-breakpoint
-- Takes the running transaction's number of the person's writes; null without an account. The head stays locked until
-- the transaction ends. To be called before any row is touched, so that no two writers wait for each other.
CREATE FUNCTION app_take_number(person uuid) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
DECLARE
  taken bigint;
BEGIN
  UPDATE public.sync_heads h SET seq = h.seq + 1 WHERE h.user_id = person RETURNING h.seq INTO taken;
  PERFORM set_config('app.seq', person || ' ' || taken, true);
  RETURN taken;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION app_take_number(uuid) FROM PUBLIC;--> statement-breakpoint
-- The running transaction's number; taken now when it began as the server itself.
CREATE FUNCTION app_number(person uuid) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
DECLARE
  taken text := current_setting('app.seq', true);
BEGIN
  IF left(taken, 36) = person::text THEN
    RETURN substr(taken, 38)::bigint;
  END IF;
  RETURN public.app_take_number(person);
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION app_number(uuid) FROM PUBLIC;--> statement-breakpoint
-- Stamps a row that is new or changes. There is no number when it changes because its account goes.
CREATE FUNCTION sync_stamp() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.* IS NOT DISTINCT FROM OLD.* THEN
    RETURN NEW;
  END IF;
  IF TG_TABLE_NAME = 'profiles' THEN
    NEW.seq := coalesce(public.app_number(NEW.id), NEW.seq);
  ELSE
    NEW.seq := coalesce(public.app_number(NEW.user_id), NEW.seq);
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
-- By what a row is known among its person's own (kernel/synced-tables.ts).
CREATE FUNCTION sync_key(kind text, stored record) RETURNS text LANGUAGE plpgsql IMMUTABLE
  AS $$
BEGIN
  CASE kind
    WHEN 'own' THEN RETURN 'own';
    WHEN 'id' THEN RETURN stored.id::text;
    WHEN 'date' THEN RETURN stored.date::text;
    WHEN 'intention_type' THEN RETURN stored.intention_type;
  END CASE;
END $$;--> statement-breakpoint
-- Leaves word of a row that is gone, unless its account goes.
CREATE FUNCTION sync_bury() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
DECLARE
  person uuid;
BEGIN
  IF TG_TABLE_NAME = 'profiles' THEN person := OLD.id; ELSE person := OLD.user_id; END IF;
  IF NOT EXISTS (SELECT FROM auth."user" u WHERE u.id = person) THEN
    RETURN NULL;
  END IF;
  INSERT INTO public.tombstones AS t (user_id, table_name, key, seq)
    VALUES (person, TG_TABLE_NAME, public.sync_key(TG_ARGV[0], OLD), public.app_number(person))
    ON CONFLICT (user_id, table_name, key) DO UPDATE SET seq = excluded.seq;
  RETURN NULL;
END $$;--> statement-breakpoint
-- A row that comes back is not gone.
CREATE FUNCTION sync_unbury() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
DECLARE
  person uuid;
BEGIN
  IF TG_TABLE_NAME = 'profiles' THEN person := NEW.id; ELSE person := NEW.user_id; END IF;
  DELETE FROM public.tombstones t
    WHERE t.user_id = person AND t.table_name = TG_TABLE_NAME AND t.key = public.sync_key(TG_ARGV[0], NEW);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON profiles FOR EACH ROW EXECUTE FUNCTION sync_stamp();--> statement-breakpoint
CREATE TRIGGER unbury AFTER INSERT ON profiles FOR EACH ROW EXECUTE FUNCTION sync_unbury('own');--> statement-breakpoint
CREATE TRIGGER bury AFTER DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION sync_bury('own');--> statement-breakpoint
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON customizations FOR EACH ROW EXECUTE FUNCTION sync_stamp();--> statement-breakpoint
CREATE TRIGGER unbury AFTER INSERT ON customizations FOR EACH ROW EXECUTE FUNCTION sync_unbury('own');--> statement-breakpoint
CREATE TRIGGER bury AFTER DELETE ON customizations FOR EACH ROW EXECUTE FUNCTION sync_bury('own');--> statement-breakpoint
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON impact_intentions FOR EACH ROW EXECUTE FUNCTION sync_stamp();--> statement-breakpoint
CREATE TRIGGER unbury AFTER INSERT ON impact_intentions FOR EACH ROW EXECUTE FUNCTION sync_unbury('intention_type');--> statement-breakpoint
CREATE TRIGGER bury AFTER DELETE ON impact_intentions FOR EACH ROW EXECUTE FUNCTION sync_bury('intention_type');--> statement-breakpoint
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON growth_days FOR EACH ROW EXECUTE FUNCTION sync_stamp();--> statement-breakpoint
CREATE TRIGGER unbury AFTER INSERT ON growth_days FOR EACH ROW EXECUTE FUNCTION sync_unbury('date');--> statement-breakpoint
CREATE TRIGGER bury AFTER DELETE ON growth_days FOR EACH ROW EXECUTE FUNCTION sync_bury('date');--> statement-breakpoint
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON journal_entries FOR EACH ROW EXECUTE FUNCTION sync_stamp();--> statement-breakpoint
CREATE TRIGGER unbury AFTER INSERT ON journal_entries FOR EACH ROW EXECUTE FUNCTION sync_unbury('id');--> statement-breakpoint
CREATE TRIGGER bury AFTER DELETE ON journal_entries FOR EACH ROW EXECUTE FUNCTION sync_bury('id');--> statement-breakpoint
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON lessons_learned FOR EACH ROW EXECUTE FUNCTION sync_stamp();--> statement-breakpoint
CREATE TRIGGER unbury AFTER INSERT ON lessons_learned FOR EACH ROW EXECUTE FUNCTION sync_unbury('id');--> statement-breakpoint
CREATE TRIGGER bury AFTER DELETE ON lessons_learned FOR EACH ROW EXECUTE FUNCTION sync_bury('id');--> statement-breakpoint
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON tasks FOR EACH ROW EXECUTE FUNCTION sync_stamp();--> statement-breakpoint
CREATE TRIGGER unbury AFTER INSERT ON tasks FOR EACH ROW EXECUTE FUNCTION sync_unbury('id');--> statement-breakpoint
CREATE TRIGGER bury AFTER DELETE ON tasks FOR EACH ROW EXECUTE FUNCTION sync_bury('id');--> statement-breakpoint
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON previous_goals FOR EACH ROW EXECUTE FUNCTION sync_stamp();--> statement-breakpoint
CREATE TRIGGER unbury AFTER INSERT ON previous_goals FOR EACH ROW EXECUTE FUNCTION sync_unbury('id');--> statement-breakpoint
CREATE TRIGGER bury AFTER DELETE ON previous_goals FOR EACH ROW EXECUTE FUNCTION sync_bury('id');--> statement-breakpoint
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON revisions FOR EACH ROW EXECUTE FUNCTION sync_stamp();--> statement-breakpoint
CREATE TRIGGER unbury AFTER INSERT ON revisions FOR EACH ROW EXECUTE FUNCTION sync_unbury('id');--> statement-breakpoint
CREATE TRIGGER bury AFTER DELETE ON revisions FOR EACH ROW EXECUTE FUNCTION sync_bury('id');--> statement-breakpoint
-- A day whose points alone change begins no run and ends none.
DROP TRIGGER begin_runs ON growth_days;--> statement-breakpoint
CREATE TRIGGER begin_runs BEFORE INSERT OR UPDATE OF journaled, task_completed, lesson_learned, updated_at ON growth_days
  FOR EACH ROW EXECUTE FUNCTION growth_days_begin_runs();--> statement-breakpoint
-- These are also called from functions that look nowhere by themselves.
ALTER FUNCTION growth_days_begin_runs() SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION growth_days_follow() SET search_path = public, pg_temp;--> statement-breakpoint
-- Keeps a day's points and its number of awards for actions, unless its account goes.
CREATE FUNCTION score_history_count() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    IF NOT EXISTS (SELECT FROM auth."user" u WHERE u.id = OLD.user_id) THEN
      RETURN NULL;
    END IF;
    UPDATE public.growth_days d
      SET points = d.points - OLD.points, actions = d.actions - (OLD.type = 'action')::int
      WHERE d.user_id = OLD.user_id AND d.date = OLD.date;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO public.growth_days AS d (user_id, date, points, actions, updated_at)
      VALUES (NEW.user_id, NEW.date, NEW.points, (NEW.type = 'action')::int, NEW.created_at)
      ON CONFLICT (user_id, date) DO UPDATE
        SET points = d.points + excluded.points, actions = d.actions + excluded.actions;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER count AFTER INSERT OR DELETE OR UPDATE OF user_id, points, type, date ON score_history
  FOR EACH ROW EXECUTE FUNCTION score_history_count();--> statement-breakpoint
-- The lock of an account is its head's, which writers hold: whoever changes what opens the account or ends it takes it
-- alone, and an account goes when nobody writes to it.
CREATE OR REPLACE FUNCTION app_lock_user(person uuid) RETURNS void
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = ''
  AS $$
BEGIN
  PERFORM 1 FROM public.sync_heads h WHERE h.user_id = person FOR UPDATE;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION app_lock_user(uuid) FROM PUBLIC;--> statement-breakpoint
DROP FUNCTION app_open_session(uuid, uuid, boolean);--> statement-breakpoint
-- Opens a request's transaction: refuses at once when the session has ended, however long its access token runs,
-- and answers the person's time zone, null without a profile. Whoever writes takes a number, for which it waits until
-- the person's other writers are done, and claims the idempotency key it has, if any: `repeated` when it was claimed
-- before for the same call, of which `digest` or, from before calls had keys, `former_digest` tells.
CREATE FUNCTION app_open_session(person uuid, session_id uuid, writes boolean, idempotency_key uuid DEFAULT NULL,
    digest text DEFAULT NULL, former_digest text DEFAULT NULL, at timestamptz DEFAULT NULL,
    OUT zone text, OUT seq bigint, OUT repeated boolean)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
BEGIN
  IF writes THEN
    seq := public.app_take_number(person);
  END IF;
  PERFORM 1 FROM auth.session s
    WHERE s.id = session_id AND s.user_id = person AND s.expires_at > now();
  IF NOT FOUND THEN
    RAISE EXCEPTION 'session ended' USING ERRCODE = 'invalid_authorization_specification';
  END IF;
  PERFORM set_config('app.user_id', person::text, true);
  SELECT p.time_zone INTO zone FROM public.profiles p WHERE p.id = person;
  repeated := false;
  IF idempotency_key IS NOT NULL THEN
    INSERT INTO public.idempotency_keys AS k (user_id, id, digest, created_at)
      VALUES (person, idempotency_key, app_open_session.digest, at) ON CONFLICT (user_id, id) DO NOTHING;
    repeated := NOT FOUND;
    IF repeated AND NOT EXISTS (SELECT FROM public.idempotency_keys k WHERE k.user_id = person
        AND k.id = idempotency_key AND k.digest IN (app_open_session.digest, former_digest)) THEN
      RAISE EXCEPTION 'key used for another call' USING ERRCODE = 'GL409';
    END IF;
  END IF;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION app_open_session(uuid, uuid, boolean, uuid, text, text, timestamptz) FROM PUBLIC;--> statement-breakpoint
-- Names the history that the numbers belong to. A database that was restored is another history: its tables were made
-- anew, or it is another cluster, or a later timeline of the same one.
CREATE FUNCTION app_sync_epoch() RETURNS text LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = ''
  AS $$
DECLARE
  cluster text := '';
BEGIN
  BEGIN
    SELECT s.system_identifier || ' ' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)
      INTO cluster FROM pg_control_system() s;
  EXCEPTION WHEN insufficient_privilege OR undefined_function OR feature_not_supported THEN
    -- Where the operator does not tell, the stored name alone counts.
    cluster := '';
  END;
  RETURN (SELECT md5(concat_ws(' ', e.id, 'public.sync_heads'::regclass::oid, d.oid, cluster))
    FROM public.sync_epoch e, pg_database d WHERE d.datname = current_database());
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION app_sync_epoch() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app_sync_epoch() TO app_user;
