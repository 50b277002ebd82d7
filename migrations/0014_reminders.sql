CREATE SCHEMA "reminders";
--> statement-breakpoint
CREATE TABLE "phone_confirmations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"number_hash" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"tries_left" smallint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "phone_confirmations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"endpoint_hash" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reminder_deliveries" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"half" text NOT NULL,
	"local_date" date NOT NULL,
	"channel" text NOT NULL,
	"kind" text DEFAULT 'planned' NOT NULL,
	"state" text DEFAULT 'sending' NOT NULL,
	"reason" text,
	"due_at" timestamp(3) with time zone NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"seq" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "reminder_deliveries_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "reminder_deliveries_half" CHECK ("reminder_deliveries"."half" in ('morning', 'afternoon')),
	CONSTRAINT "reminder_deliveries_channel" CHECK ("reminder_deliveries"."channel" in ('text', 'email', 'push')),
	CONSTRAINT "reminder_deliveries_kind" CHECK ("reminder_deliveries"."kind" in ('planned', 'snoozed')),
	CONSTRAINT "reminder_deliveries_state" CHECK ("reminder_deliveries"."state" in ('sending', 'sent', 'failed', 'skipped')),
	CONSTRAINT "reminder_deliveries_sent" CHECK (("reminder_deliveries"."state" = 'sent') = ("reminder_deliveries"."sent_at" is not null)),
	CONSTRAINT "reminder_deliveries_reason" CHECK (("reminder_deliveries"."state" in ('failed', 'skipped')) = ("reminder_deliveries"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "reminder_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reminder_schedules" (
	"user_id" uuid NOT NULL,
	"half" text NOT NULL,
	"due_at" timestamp(3) with time zone,
	"local_date" date,
	"promised_from" date,
	"changed_at" timestamp(3) with time zone,
	"zone_changed" boolean DEFAULT false NOT NULL,
	"done_date" date,
	"stopped_by" uuid,
	"stopped_time" text,
	"stopped_days" text[],
	CONSTRAINT "reminder_schedules_user_id_half_pk" PRIMARY KEY("user_id","half"),
	CONSTRAINT "reminder_schedules_half" CHECK ("reminder_schedules"."half" in ('morning', 'afternoon')),
	CONSTRAINT "reminder_schedules_plan" CHECK ("reminder_schedules"."due_at" is null or "reminder_schedules"."local_date" is not null or "reminder_schedules"."changed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "reminder_schedules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reminders"."sms_stops" (
	"number_hash" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "push_reminders_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "phone_confirmed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "phone_confirmations" ADD CONSTRAINT "phone_confirmations_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_deliveries" ADD CONSTRAINT "reminder_deliveries_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_schedules" ADD CONSTRAINT "reminder_schedules_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("user_id","endpoint_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "reminder_deliveries_id" ON "reminder_deliveries" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "reminder_deliveries_once" ON "reminder_deliveries" USING btree ("user_id","half","local_date","channel","kind");--> statement-breakpoint
CREATE INDEX "reminder_deliveries_seq" ON "reminder_deliveries" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "reminder_deliveries_due" ON "reminder_deliveries" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "reminder_deliveries_sending" ON "reminder_deliveries" USING btree ("due_at") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "reminder_schedules_due" ON "reminder_schedules" USING btree ("due_at");--> statement-breakpoint
CREATE POLICY "own_rows" ON "phone_confirmations" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows" ON "push_subscriptions" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows" ON "reminder_deliveries" AS PERMISSIVE FOR SELECT TO "app_user" USING (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows_by_jobs" ON "reminder_deliveries" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id() and app_is_job()) WITH CHECK (user_id = app_user_id() and app_is_job());--> statement-breakpoint
CREATE POLICY "own_rows" ON "reminder_schedules" AS PERMISSIVE FOR SELECT TO "app_user" USING (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows_by_jobs" ON "reminder_schedules" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id() and app_is_job()) WITH CHECK (user_id = app_user_id() and app_is_job());--> statement-breakpoint
REVOKE ALL ON SCHEMA reminders FROM PUBLIC;--> statement-breakpoint
-- A number that is another has not been confirmed.
CREATE FUNCTION profiles_forget_confirmation() RETURNS trigger LANGUAGE plpgsql
  AS $$
BEGIN
  IF NEW.phone_number IS DISTINCT FROM OLD.phone_number THEN
    NEW.phone_confirmed_at := NULL;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER forget_confirmation BEFORE UPDATE OF phone_number ON profiles
  FOR EACH ROW EXECUTE FUNCTION profiles_forget_confirmation();--> statement-breakpoint
-- Whether a half is on: it has a time and days, and a way to reach the person.
CREATE FUNCTION reminders_on(p public.profiles, half text) RETURNS boolean LANGUAGE sql IMMUTABLE
  AS $$
    SELECT (p.phone_reminders_enabled OR p.email_reminders_enabled OR p.push_reminders_enabled)
      AND CASE half
        WHEN 'morning' THEN p.reminder_time_am IS NOT NULL AND cardinality(p.reminder_days_am) > 0
        ELSE p.reminder_time_pm IS NOT NULL AND cardinality(p.reminder_days_pm) > 0
      END $$;--> statement-breakpoint
-- Has the scheduler plan a half anew from `since` on: at its next look, for the row is due at once. What was due by then
-- and not yet handed on stays ahead.
CREATE FUNCTION reminders_mark(person uuid, of_half text, is_on boolean, since timestamptz, moved boolean) RETURNS void
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF NOT is_on THEN
    UPDATE public.reminder_schedules s SET due_at = NULL, local_date = NULL, promised_from = NULL,
        changed_at = NULL, zone_changed = false
      WHERE s.user_id = person AND s.half = of_half;
    RETURN;
  END IF;
  INSERT INTO public.reminder_schedules AS s (user_id, half, due_at, changed_at) VALUES (person, of_half, since, since)
    ON CONFLICT (user_id, half) DO UPDATE SET
      due_at = coalesce(s.changed_at, least(s.due_at, since)),
      changed_at = coalesce(s.changed_at, least(s.due_at, since)),
      zone_changed = s.zone_changed OR (moved AND s.due_at IS NOT NULL),
      stopped_by = NULL, stopped_time = NULL, stopped_days = NULL;
END $$;--> statement-breakpoint
-- Reminders follow the settings in the transaction that changes them, whoever changes them; `updated_at` says when.
CREATE FUNCTION reminders_follow_profile() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
DECLARE
  moved boolean := false;
  was_on boolean := false;
  is_on boolean;
  of_half text;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    moved := NEW.time_zone <> OLD.time_zone;
  END IF;
  FOREACH of_half IN ARRAY ARRAY['morning', 'afternoon'] LOOP
    is_on := public.reminders_on(NEW, of_half);
    IF TG_OP = 'UPDATE' THEN
      was_on := public.reminders_on(OLD, of_half);
    END IF;
    IF was_on <> is_on OR (is_on AND (moved
        OR (of_half = 'morning' AND (NEW.reminder_time_am <> OLD.reminder_time_am OR NEW.reminder_days_am <> OLD.reminder_days_am))
        OR (of_half = 'afternoon' AND (NEW.reminder_time_pm <> OLD.reminder_time_pm OR NEW.reminder_days_pm <> OLD.reminder_days_pm)))) THEN
      PERFORM public.reminders_mark(NEW.id, of_half, is_on, NEW.updated_at, moved);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER follow_reminders AFTER INSERT OR UPDATE OF time_zone, phone_reminders_enabled, email_reminders_enabled,
    push_reminders_enabled, reminder_time_am, reminder_time_pm, reminder_days_am, reminder_days_pm ON profiles
  FOR EACH ROW EXECUTE FUNCTION reminders_follow_profile();--> statement-breakpoint
-- What people have set already is planned at the scheduler's first look.
INSERT INTO reminder_schedules (user_id, half, due_at, changed_at)
  SELECT p.id, h.half, now(), now() FROM profiles p, (VALUES ('morning'), ('afternoon')) h(half)
  WHERE reminders_on(p, h.half);--> statement-breakpoint
-- A delivery gets its number when it is known what became of it: until then its person's writers need not wait for the
-- scheduler, which works for many at once.
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON reminder_deliveries FOR EACH ROW WHEN (NEW.state <> 'sending')
  EXECUTE FUNCTION sync_stamp();--> statement-breakpoint
CREATE TRIGGER unbury AFTER INSERT ON reminder_deliveries FOR EACH ROW WHEN (NEW.state <> 'sending')
  EXECUTE FUNCTION sync_unbury('id');--> statement-breakpoint
CREATE TRIGGER bury AFTER DELETE ON reminder_deliveries FOR EACH ROW EXECUTE FUNCTION sync_bury('id');
