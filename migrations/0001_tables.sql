CREATE SCHEMA "auth";
--> statement-breakpoint
CREATE TABLE "auth"."account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."entry_key" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"wrapped_salt" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."jwks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"alg" text,
	"crv" text
);
--> statement-breakpoint
CREATE TABLE "auth"."rate_limit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limit_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "auth"."session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth"."user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth"."verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "write_receipts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "write_receipts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "write_receipts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "subscription_tiers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text DEFAULT 'start' NOT NULL,
	CONSTRAINT "subscription_tiers_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "subscription_tiers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"tier_id" uuid NOT NULL,
	"status" text NOT NULL,
	"start_date" timestamp(3) with time zone NOT NULL,
	"end_date" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bucket_list_items" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item" text NOT NULL,
	"reason" text,
	"status" text DEFAULT 'in_bucket' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"completed_at" timestamp(3) with time zone,
	"completion_story" text,
	CONSTRAINT "bucket_list_items_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "bucket_list_items_status" CHECK ("bucket_list_items"."status" in ('in_bucket', 'in_progress', 'completed'))
);
--> statement-breakpoint
ALTER TABLE "bucket_list_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "call_to_actions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"text" text NOT NULL,
	"use_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "call_to_actions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "call_to_actions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "content_choices" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lesson_id" uuid,
	"choice_text" text NOT NULL,
	"choice_type" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "content_choices_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "content_choices_type" CHECK ("content_choices"."choice_type" in ('topic', 'quote'))
);
--> statement-breakpoint
ALTER TABLE "content_choices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "platforms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"share_url" text,
	"format_instructions" text NOT NULL,
	CONSTRAINT "platforms_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "platforms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "voice_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"tone_style" text NOT NULL,
	"story_patterns" text NOT NULL,
	"common_language" text NOT NULL,
	"themes" text NOT NULL,
	"post_structure" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "voice_profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customizations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"section_locations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customizations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "previous_goals" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"use_count" integer DEFAULT 1 NOT NULL,
	"last_used_at" timestamp(3) with time zone NOT NULL,
	"completed_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "previous_goals_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "previous_goals_status" CHECK ("previous_goals"."status" in ('active', 'completed'))
);
--> statement-breakpoint
ALTER TABLE "previous_goals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "journal_entries" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"date" date NOT NULL,
	"celebration" text NOT NULL,
	"goal" text NOT NULL,
	"goal_importance" text DEFAULT '' NOT NULL,
	"reflection" text NOT NULL,
	"value_alignment" text NOT NULL,
	"action" text NOT NULL,
	"format" smallint,
	"start_time" timestamp(3) with time zone,
	"end_time" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "journal_entries_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "journal_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lessons_learned" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lesson" text NOT NULL,
	"format" smallint,
	"date" date NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "lessons_learned_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "lessons_learned" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "impact_intentions" (
	"user_id" uuid NOT NULL,
	"intention_type" text NOT NULL,
	CONSTRAINT "impact_intentions_user_id_intention_type_pk" PRIMARY KEY("user_id","intention_type"),
	CONSTRAINT "impact_intentions_type" CHECK ("impact_intentions"."intention_type" in ('accepted', 'heard', 'valued', 'inspired', 'safe', 'motivated', 'supported', 'appreciated', 'matter', 'energized', 'clarity', 'worthwhile'))
);
--> statement-breakpoint
ALTER TABLE "impact_intentions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ai_test_access" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "ai_test_access_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "ai_test_access" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"status" text DEFAULT 'trial' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"trial_ends_at" timestamp(3) with time zone NOT NULL,
	"time_zone" text DEFAULT 'America/Los_Angeles' NOT NULL,
	"core_word" text,
	"core_value_1" text,
	"core_value_2" text,
	"core_value_3" text,
	"beta_tester" boolean DEFAULT false NOT NULL,
	"billing_name" text,
	"phone_number" text,
	"phone_reminders_enabled" boolean DEFAULT false NOT NULL,
	"email_reminders_enabled" boolean DEFAULT false NOT NULL,
	"reminder_time_am" text,
	"reminder_time_pm" text,
	"reminder_days_am" text[] DEFAULT '{}' NOT NULL,
	"reminder_days_pm" text[] DEFAULT '{}' NOT NULL,
	"google_tasks_sync_frequency" text DEFAULT 'manual' NOT NULL,
	"last_google_tasks_sync" timestamp(3) with time zone,
	"professional_vision" text,
	"professional_vision_frequency" text,
	"professional_vision_next_review" timestamp(3) with time zone,
	"personal_vision" text,
	"personal_vision_frequency" text,
	"personal_vision_next_review" timestamp(3) with time zone,
	"health_vision" text,
	"health_vision_frequency" text,
	"health_vision_next_review" timestamp(3) with time zone,
	"relationships_vision" text,
	"relationships_vision_frequency" text,
	"relationships_vision_next_review" timestamp(3) with time zone,
	"ideal_day" text,
	"ideal_day_frequency" text,
	"ideal_day_next_review" timestamp(3) with time zone,
	"bucket_list_frequency" text,
	"bucket_list_next_review" timestamp(3) with time zone,
	CONSTRAINT "profiles_status" CHECK ("profiles"."status" in ('trial', 'trialing')),
	CONSTRAINT "profiles_reminder_time_am" CHECK ("profiles"."reminder_time_am" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "profiles_reminder_time_pm" CHECK ("profiles"."reminder_time_pm" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_categories" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"category_name" text NOT NULL,
	"description" text,
	"priority" integer NOT NULL,
	CONSTRAINT "user_categories_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "user_categories_priority" CHECK ("user_categories"."priority" >= 1)
);
--> statement-breakpoint
ALTER TABLE "user_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "growth_days" (
	"user_id" uuid NOT NULL,
	"date" date NOT NULL,
	"journaled" boolean DEFAULT false NOT NULL,
	"task_completed" boolean DEFAULT false NOT NULL,
	"lesson_learned" boolean DEFAULT false NOT NULL,
	"vision_reviewed" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "growth_days_user_id_date_pk" PRIMARY KEY("user_id","date")
);
--> statement-breakpoint
ALTER TABLE "growth_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "score_history" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"points" integer NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"date" date NOT NULL,
	"once" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "score_history_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "score_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tasks" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"text" text NOT NULL,
	"completed" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "tasks_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth"."account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."entry_key" ADD CONSTRAINT "entry_key_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_receipts" ADD CONSTRAINT "write_receipts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_tier_id_subscription_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."subscription_tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bucket_list_items" ADD CONSTRAINT "bucket_list_items_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_to_actions" ADD CONSTRAINT "call_to_actions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_choices" ADD CONSTRAINT "content_choices_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_choices" ADD CONSTRAINT "content_choices_user_id_lesson_id_lessons_learned_user_id_id_fk" FOREIGN KEY ("user_id","lesson_id") REFERENCES "public"."lessons_learned"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_profiles" ADD CONSTRAINT "voice_profiles_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customizations" ADD CONSTRAINT "customizations_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previous_goals" ADD CONSTRAINT "previous_goals_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons_learned" ADD CONSTRAINT "lessons_learned_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impact_intentions" ADD CONSTRAINT "impact_intentions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_test_access" ADD CONSTRAINT "ai_test_access_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_user_id_fk" FOREIGN KEY ("id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_categories" ADD CONSTRAINT "user_categories_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "growth_days" ADD CONSTRAINT "growth_days_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_history" ADD CONSTRAINT "score_history_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user_id_index" ON "auth"."account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "auth"."session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier_index" ON "auth"."verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "subscriptions_tier" ON "subscriptions" USING btree ("tier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "previous_goals_one_text" ON "previous_goals" USING btree ("user_id",lower("text"));--> statement-breakpoint
CREATE INDEX "journal_entries_newest" ON "journal_entries" USING btree ("user_id","date" DESC NULLS FIRST,"created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lessons_learned_newest" ON "lessons_learned" USING btree ("user_id","date" DESC NULLS FIRST,"created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "score_history_once" ON "score_history" USING btree ("user_id","type","once");--> statement-breakpoint
CREATE INDEX "score_history_date" ON "score_history" USING btree ("user_id","date");--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("user_id","completed","created_at");--> statement-breakpoint
CREATE INDEX "tasks_completed_at" ON "tasks" USING btree ("user_id","completed_at");--> statement-breakpoint
CREATE POLICY "own_rows" ON "write_receipts" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "shared_rows" ON "subscription_tiers" AS PERMISSIVE FOR SELECT TO "app_user" USING (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "subscriptions" AS PERMISSIVE FOR SELECT TO "app_user" USING (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows" ON "bucket_list_items" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows" ON "call_to_actions" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows" ON "content_choices" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "shared_rows" ON "platforms" AS PERMISSIVE FOR SELECT TO "app_user" USING (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "voice_profiles" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows" ON "customizations" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows" ON "previous_goals" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows" ON "journal_entries" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows" ON "lessons_learned" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows" ON "impact_intentions" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows" ON "ai_test_access" AS PERMISSIVE FOR SELECT TO "app_user" USING (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows" ON "profiles" AS PERMISSIVE FOR ALL TO "app_user" USING (id = app_user_id()) WITH CHECK (id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows" ON "user_categories" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows" ON "growth_days" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows" ON "score_history" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows" ON "tasks" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());