CREATE TABLE "weekly_insights" (
	"user_id" uuid NOT NULL,
	"week" date NOT NULL,
	"text" text NOT NULL,
	"format" smallint NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "weekly_insights_user_id_week_pk" PRIMARY KEY("user_id","week")
);
--> statement-breakpoint
ALTER TABLE "weekly_insights" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ai_test_access" ADD COLUMN "seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_categories" ADD COLUMN "seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "weekly_insights" ADD CONSTRAINT "weekly_insights_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "weekly_insights_seq" ON "weekly_insights" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "ai_test_access_seq" ON "ai_test_access" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "user_categories_seq" ON "user_categories" USING btree ("user_id","seq");--> statement-breakpoint
CREATE POLICY "own_rows" ON "weekly_insights" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
-- What was there gets the next number of its person, so that devices that follow the feed find it there.
WITH taken AS (
  UPDATE sync_heads h SET seq = h.seq + 1
    WHERE EXISTS (SELECT FROM ai_test_access a WHERE a.user_id = h.user_id)
      OR EXISTS (SELECT FROM user_categories c WHERE c.user_id = h.user_id) RETURNING h.user_id, h.seq),
numbered AS (UPDATE ai_test_access a SET seq = t.seq FROM taken t WHERE t.user_id = a.user_id)
UPDATE user_categories c SET seq = t.seq FROM taken t WHERE t.user_id = c.user_id;--> statement-breakpoint
-- By what a row is known among its person's own (kernel/synced-tables.ts): the common columns first, any other by its name.
CREATE OR REPLACE FUNCTION sync_key(kind text, stored record) RETURNS text LANGUAGE plpgsql IMMUTABLE
  AS $$
BEGIN
  CASE kind
    WHEN 'own' THEN RETURN 'own';
    WHEN 'id' THEN RETURN stored.id::text;
    WHEN 'date' THEN RETURN stored.date::text;
    WHEN 'intention_type' THEN RETURN stored.intention_type;
    ELSE RETURN to_jsonb(stored) ->> kind;
  END CASE;
END $$;--> statement-breakpoint
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON weekly_insights FOR EACH ROW EXECUTE FUNCTION sync_stamp();--> statement-breakpoint
CREATE TRIGGER unbury AFTER INSERT ON weekly_insights FOR EACH ROW EXECUTE FUNCTION sync_unbury('week');--> statement-breakpoint
CREATE TRIGGER bury AFTER DELETE ON weekly_insights FOR EACH ROW EXECUTE FUNCTION sync_bury('week');--> statement-breakpoint
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON user_categories FOR EACH ROW EXECUTE FUNCTION sync_stamp();--> statement-breakpoint
CREATE TRIGGER unbury AFTER INSERT ON user_categories FOR EACH ROW EXECUTE FUNCTION sync_unbury('id');--> statement-breakpoint
CREATE TRIGGER bury AFTER DELETE ON user_categories FOR EACH ROW EXECUTE FUNCTION sync_bury('id');--> statement-breakpoint
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON ai_test_access FOR EACH ROW EXECUTE FUNCTION sync_stamp();--> statement-breakpoint
CREATE TRIGGER unbury AFTER INSERT ON ai_test_access FOR EACH ROW EXECUTE FUNCTION sync_unbury('id');--> statement-breakpoint
CREATE TRIGGER bury AFTER DELETE ON ai_test_access FOR EACH ROW EXECUTE FUNCTION sync_bury('id');
