CREATE TABLE "pauses" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "pauses_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "pauses_days" CHECK ("pauses"."ends_on" between "pauses"."starts_on" and "pauses"."starts_on" + 59)
);
--> statement-breakpoint
ALTER TABLE "pauses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "growth_days" ADD COLUMN "mended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pauses" ADD CONSTRAINT "pauses_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pauses_seq" ON "pauses" USING btree ("user_id","seq");--> statement-breakpoint
CREATE POLICY "own_rows" ON "pauses" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON pauses FOR EACH ROW EXECUTE FUNCTION sync_stamp();--> statement-breakpoint
CREATE TRIGGER unbury AFTER INSERT ON pauses FOR EACH ROW EXECUTE FUNCTION sync_unbury('id');--> statement-breakpoint
CREATE TRIGGER bury AFTER DELETE ON pauses FOR EACH ROW EXECUTE FUNCTION sync_bury('id');--> statement-breakpoint
-- A day begins a run when it is marked and the day before is not; for the journal a mended day is as good as one with a
-- page, and one with a page needs no mending.
CREATE OR REPLACE FUNCTION growth_days_begin_runs() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp
  AS $$
DECLARE
  before growth_days%ROWTYPE;
BEGIN
  SELECT * INTO before FROM growth_days d WHERE d.user_id = NEW.user_id AND d.date = NEW.date - 1;
  NEW.mended := NEW.mended AND NOT NEW.journaled;
  NEW.journal_starts := (NEW.journaled OR NEW.mended) AND NOT coalesce(before.journaled OR before.mended, false);
  NEW.action_starts := NEW.task_completed AND NOT coalesce(before.task_completed, false);
  NEW.lesson_starts := NEW.lesson_learned AND NOT coalesce(before.lesson_learned, false);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION growth_days_follow() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp
  AS $$
BEGIN
  UPDATE growth_days d SET updated_at = d.updated_at
    WHERE d.user_id = NEW.user_id AND d.date = NEW.date + 1
      AND (d.journal_starts <> ((d.journaled OR d.mended) AND NOT (NEW.journaled OR NEW.mended))
        OR d.action_starts <> (d.task_completed AND NOT NEW.task_completed)
        OR d.lesson_starts <> (d.lesson_learned AND NOT NEW.lesson_learned));
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER begin_runs ON growth_days;--> statement-breakpoint
CREATE TRIGGER begin_runs BEFORE INSERT OR UPDATE OF journaled, mended, task_completed, lesson_learned, updated_at ON growth_days
  FOR EACH ROW EXECUTE FUNCTION growth_days_begin_runs();--> statement-breakpoint
DROP TRIGGER follow ON growth_days;--> statement-breakpoint
CREATE TRIGGER follow AFTER INSERT OR UPDATE OF journaled, mended, task_completed, lesson_learned ON growth_days
  FOR EACH ROW EXECUTE FUNCTION growth_days_follow();--> statement-breakpoint
-- The earliest day that a run may have ended on to go on with `day`: the day before it, or the one before the pauses that
-- lie between.
CREATE FUNCTION streak_reach(person uuid, day date) RETURNS date LANGUAGE plpgsql STABLE SET search_path = public, pg_temp
  AS $$
DECLARE
  reached date := day - 1;
  paused_from date;
BEGIN
  LOOP
    SELECT p.starts_on INTO paused_from FROM pauses p
      WHERE p.user_id = person AND reached BETWEEN p.starts_on AND p.ends_on;
    EXIT WHEN NOT FOUND;
    reached := paused_from - 1;
  END LOOP;
  RETURN reached;
END $$;
