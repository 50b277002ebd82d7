DROP INDEX "previous_goals_one_text";--> statement-breakpoint
ALTER TABLE "bucket_list_items" ADD COLUMN "format" smallint;--> statement-breakpoint
ALTER TABLE "call_to_actions" ADD COLUMN "format" smallint;--> statement-breakpoint
ALTER TABLE "content_choices" ADD COLUMN "format" smallint;--> statement-breakpoint
ALTER TABLE "voice_profiles" ADD COLUMN "format" smallint;--> statement-breakpoint
ALTER TABLE "previous_goals" ADD COLUMN "format" smallint;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "visions_format" smallint;--> statement-breakpoint
ALTER TABLE "user_categories" ADD COLUMN "format" smallint;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "format" smallint;--> statement-breakpoint
CREATE UNIQUE INDEX "previous_goals_one_text" ON "previous_goals" USING btree ("user_id",lower("text")) WHERE "previous_goals"."format" is null;