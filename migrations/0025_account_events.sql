CREATE TABLE "account_events" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"network" text,
	"user_agent" text,
	CONSTRAINT "account_events_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "account_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth"."known_device" (
	"user_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"first_seen_at" timestamp(3) with time zone NOT NULL,
	"last_seen_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "known_device_user_id_digest_pk" PRIMARY KEY("user_id","digest")
);
--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."known_device" ADD CONSTRAINT "known_device_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_events_at" ON "account_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE POLICY "own_rows" ON "account_events" AS PERMISSIVE FOR SELECT TO "app_user" USING (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows_by_jobs" ON "account_events" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id() and app_is_job()) WITH CHECK (user_id = app_user_id() and app_is_job());