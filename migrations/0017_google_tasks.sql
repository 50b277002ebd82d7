CREATE TABLE "google_task_links" (
	"user_id" uuid NOT NULL,
	"list_id" text NOT NULL,
	"task_id" uuid NOT NULL,
	"google_id" text,
	"etag" text,
	"made" integer DEFAULT 0 NOT NULL,
	"base" text NOT NULL,
	"completed" boolean NOT NULL,
	"deleted_here_at" timestamp(3) with time zone,
	CONSTRAINT "google_task_links_user_id_task_id_list_id_pk" PRIMARY KEY("user_id","task_id","list_id"),
	CONSTRAINT "google_task_links_google_id" UNIQUE("user_id","list_id","google_id")
);
--> statement-breakpoint
ALTER TABLE "google_task_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "google_task_syncs" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"list_id" text,
	"run_id" uuid,
	"lease_until" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "google_task_syncs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "google_task_links" ADD CONSTRAINT "google_task_links_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "google_task_syncs" ADD CONSTRAINT "google_task_syncs_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "google_task_links" AS PERMISSIVE FOR SELECT TO "app_user" USING (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows_by_jobs" ON "google_task_links" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id() and app_is_job()) WITH CHECK (user_id = app_user_id() and app_is_job());--> statement-breakpoint
CREATE POLICY "own_rows" ON "google_task_syncs" AS PERMISSIVE FOR SELECT TO "app_user" USING (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows_by_jobs" ON "google_task_syncs" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id() and app_is_job()) WITH CHECK (user_id = app_user_id() and app_is_job());--> statement-breakpoint
-- When an action is deleted, its links to Google's tasks note when: whether a change there was later follows from it.
CREATE FUNCTION google_task_gone() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
BEGIN
  UPDATE public.google_task_links l SET deleted_here_at = date_trunc('milliseconds', clock_timestamp())
    WHERE l.user_id = OLD.user_id AND l.task_id = OLD.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER google_gone AFTER DELETE ON tasks FOR EACH ROW EXECUTE FUNCTION google_task_gone();
