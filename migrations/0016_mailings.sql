CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"feed_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"asked_since" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_feed_id_unique" UNIQUE("feed_id")
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mailings_sent" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "mailings_sent_user_id_kind_about_pk" PRIMARY KEY("user_id","kind","about"),
	CONSTRAINT "mailings_sent_kind" CHECK ("mailings_sent"."kind" in ('trial-in-3-days', 'trial-tomorrow', 'weekly-summary', 'payment-failed'))
);
--> statement-breakpoint
ALTER TABLE "mailings_sent" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "weekly_summary_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "trial_notices_enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings_sent" ADD CONSTRAINT "mailings_sent_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailings_sent_created_at" ON "mailings_sent" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "own_rows" ON "calendar_feeds" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows" ON "mailings_sent" AS PERMISSIVE FOR SELECT TO "app_user" USING (user_id = app_user_id());