ALTER TABLE "write_receipts" RENAME TO "idempotency_keys";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME CONSTRAINT "write_receipts_user_id_user_id_fk" TO "idempotency_keys_user_id_user_id_fk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME CONSTRAINT "write_receipts_user_id_id_pk" TO "idempotency_keys_user_id_id_pk";--> statement-breakpoint
ALTER TABLE "growth_days" ADD COLUMN "journal_starts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "growth_days" ADD COLUMN "action_starts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "growth_days" ADD COLUMN "lesson_starts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE growth_days d SET
  journal_starts = d.journaled AND NOT coalesce(p.journaled, false),
  action_starts = d.task_completed AND NOT coalesce(p.task_completed, false),
  lesson_starts = d.lesson_learned AND NOT coalesce(p.lesson_learned, false)
  FROM growth_days same LEFT JOIN growth_days p ON p.user_id = same.user_id AND p.date = same.date - 1
  WHERE same.user_id = d.user_id AND same.date = d.date;--> statement-breakpoint
CREATE INDEX "growth_days_journal_starts" ON "growth_days" USING btree ("user_id","date") WHERE journal_starts;--> statement-breakpoint
CREATE INDEX "growth_days_action_starts" ON "growth_days" USING btree ("user_id","date") WHERE action_starts;--> statement-breakpoint
CREATE INDEX "growth_days_lesson_starts" ON "growth_days" USING btree ("user_id","date") WHERE lesson_starts;--> statement-breakpoint
-- The points of an entry have its id: those of its day that were given in the same instant.
UPDATE score_history s SET id = e.id
  FROM (SELECT DISTINCT ON (user_id, date, created_at) user_id, date, created_at, id FROM journal_entries
    ORDER BY user_id, date, created_at, id) e
  WHERE s.type = 'journal' AND e.user_id = s.user_id AND e.date = s.date AND e.created_at = s.created_at;--> statement-breakpoint
-- A day begins a run when it is marked and the day before is not.
CREATE FUNCTION growth_days_begin_runs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before growth_days%ROWTYPE;
BEGIN
  SELECT * INTO before FROM growth_days d WHERE d.user_id = NEW.user_id AND d.date = NEW.date - 1;
  NEW.journal_starts := NEW.journaled AND NOT coalesce(before.journaled, false);
  NEW.action_starts := NEW.task_completed AND NOT coalesce(before.task_completed, false);
  NEW.lesson_starts := NEW.lesson_learned AND NOT coalesce(before.lesson_learned, false);
  RETURN NEW;
END $$;--> statement-breakpoint
-- A day that is marked or unmarked late changes whether the day after it begins a run. Days go with their account
-- alone, so nothing is done when one is deleted.
CREATE FUNCTION growth_days_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE growth_days d SET updated_at = d.updated_at
    WHERE d.user_id = NEW.user_id AND d.date = NEW.date + 1
      AND (d.journal_starts <> (d.journaled AND NOT NEW.journaled)
        OR d.action_starts <> (d.task_completed AND NOT NEW.task_completed)
        OR d.lesson_starts <> (d.lesson_learned AND NOT NEW.lesson_learned));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER begin_runs BEFORE INSERT OR UPDATE ON growth_days
  FOR EACH ROW EXECUTE FUNCTION growth_days_begin_runs();--> statement-breakpoint
CREATE TRIGGER follow AFTER INSERT OR UPDATE OF journaled, task_completed, lesson_learned ON growth_days
  FOR EACH ROW EXECUTE FUNCTION growth_days_follow();--> statement-breakpoint
-- Puts one person's writers in line: what is worked out from other rows needs that they stay, and an account goes
-- when nobody writes to it.
CREATE FUNCTION app_lock_user(person uuid) RETURNS void LANGUAGE sql VOLATILE
  AS $$ SELECT pg_advisory_xact_lock(hashtextextended(person::text, 1)) $$;--> statement-breakpoint
DROP FUNCTION app_open_session(uuid, uuid);--> statement-breakpoint
-- Opens a request's transaction: refuses at once when the session has ended, however long its access token runs,
-- and answers the person's time zone, null without a profile. Whoever writes waits here for the person's other writers.
CREATE FUNCTION app_open_session(person uuid, session_id uuid, writes boolean DEFAULT true) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
BEGIN
  IF writes THEN
    PERFORM public.app_lock_user(person);
  END IF;
  PERFORM 1 FROM auth.session s
    WHERE s.id = session_id AND s.user_id = person AND s.expires_at > now();
  IF NOT FOUND THEN
    RAISE EXCEPTION 'session ended' USING ERRCODE = 'invalid_authorization_specification';
  END IF;
  PERFORM set_config('app.user_id', person::text, true);
  RETURN (SELECT p.time_zone FROM public.profiles p WHERE p.id = person);
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION app_open_session(uuid, uuid, boolean) FROM PUBLIC;--> statement-breakpoint
-- Ends the transaction's beginning when the person may not do what the call is for.
CREATE FUNCTION app_permit(allowed boolean) RETURNS void LANGUAGE plpgsql
  AS $$
BEGIN
  IF allowed IS NOT TRUE THEN
    RAISE EXCEPTION 'not permitted' USING ERRCODE = 'GL403';
  END IF;
END $$;--> statement-breakpoint
-- Whether somebody may do what a call is for, at that instant: 'writing', or 'feature:' and its name. A feature is
-- for a running trial or an active paid subscription; the start tier is membership, not payment. While there is no
-- way to pay, nobody is kept from writing.
CREATE FUNCTION billing_gate(person uuid, access text, at timestamptz) RETURNS boolean LANGUAGE sql STABLE
  AS $$
    SELECT CASE access
      WHEN 'writing' THEN true
      WHEN 'feature:content_creation' THEN
        EXISTS (SELECT FROM profiles p WHERE p.id = person AND p.trial_ends_at > at)
        OR EXISTS (SELECT FROM subscriptions s JOIN subscription_tiers t ON t.id = s.tier_id
          WHERE s.user_id = person AND lower(t.name) <> 'start' AND s.status = 'active'
            AND (s.end_date IS NULL OR s.end_date > at))
      ELSE false
    END $$;--> statement-breakpoint
-- The running transaction's person's wrapped salt. `wrapped` is kept when there is none yet, also when first calls race.
CREATE FUNCTION app_entry_salt(wrapped text, at timestamptz) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
DECLARE
  stored text;
BEGIN
  SELECT k.wrapped_salt INTO stored FROM auth.entry_key k WHERE k.user_id = public.app_user_id();
  IF stored IS NOT NULL THEN
    RETURN stored;
  END IF;
  -- The account may be deleted while this waits.
  PERFORM public.app_lock_user(public.app_user_id());
  IF NOT EXISTS (SELECT FROM auth."user" u WHERE u.id = public.app_user_id()) THEN
    RAISE EXCEPTION 'account gone' USING ERRCODE = 'invalid_authorization_specification';
  END IF;
  INSERT INTO auth.entry_key (user_id, wrapped_salt, created_at) VALUES (public.app_user_id(), wrapped, at)
    ON CONFLICT (user_id) DO NOTHING;
  RETURN (SELECT k.wrapped_salt FROM auth.entry_key k WHERE k.user_id = public.app_user_id());
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION app_entry_salt(text, timestamptz) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app_entry_salt(text, timestamptz) TO app_user;
