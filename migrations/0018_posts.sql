CREATE TABLE "kept_posts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"platform" text NOT NULL,
	"text" text NOT NULL,
	"format" smallint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "kept_posts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "kept_posts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "call_to_actions" ADD COLUMN "seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "platforms" ADD COLUMN "length_limit" integer DEFAULT 3000 NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_profiles" ADD COLUMN "seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "kept_posts" ADD CONSTRAINT "kept_posts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_posts_seq" ON "kept_posts" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "call_to_actions_seq" ON "call_to_actions" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "voice_profiles_seq" ON "voice_profiles" USING btree ("user_id","seq");--> statement-breakpoint
ALTER TABLE "platforms" ADD CONSTRAINT "platforms_length_limit" CHECK ("platforms"."length_limit" >= 100);--> statement-breakpoint
CREATE POLICY "own_rows" ON "kept_posts" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
-- The platforms of a new database (features/content/rules/platforms.ts); one that the operator has made stays.
INSERT INTO platforms (id, name, length_limit, share_url, format_instructions) VALUES
  ('01900000-0000-7000-8000-000000000021', 'Facebook', 63206, 'https://www.facebook.com/sharer/sharer.php?u={url}&quote={text}',
    'Two or three short paragraphs with an empty line between them. At most two hashtags at the end.'),
  ('01900000-0000-7000-8000-000000000022', 'X', 280, 'https://x.com/intent/post?text={text}',
    'One thought in at most 280 characters, without an empty line. At most one hashtag.'),
  ('01900000-0000-7000-8000-000000000023', 'LinkedIn', 3000, 'https://www.linkedin.com/feed/?shareActive=true&text={text}',
    'A first line that stands by itself, then short paragraphs with an empty line between them. At most three hashtags at the end.'),
  ('01900000-0000-7000-8000-000000000024', 'Instagram', 2200, NULL,
    'A caption: a first line that stands by itself, then short paragraphs. At most three hashtags at the end.'),
  ('01900000-0000-7000-8000-000000000025', 'Threads', 500, 'https://www.threads.net/intent/post?text={text}',
    'One or two short paragraphs in at most 500 characters. At most one hashtag.'),
  ('01900000-0000-7000-8000-000000000026', 'Bluesky', 300, 'https://bsky.app/intent/compose?text={text}',
    'One thought in at most 300 characters. At most one hashtag.'),
  ('01900000-0000-7000-8000-000000000027', 'Email', 5000, 'mailto:?body={text}',
    'Short paragraphs with an empty line between them, as in a letter. No hashtags.')
  ON CONFLICT DO NOTHING;--> statement-breakpoint
-- What was there gets the next number of its person, so that devices that follow the feed find it there.
WITH taken AS (
  UPDATE sync_heads h SET seq = h.seq + 1
    WHERE EXISTS (SELECT FROM call_to_actions c WHERE c.user_id = h.user_id)
      OR EXISTS (SELECT FROM voice_profiles v WHERE v.user_id = h.user_id) RETURNING h.user_id, h.seq),
numbered AS (UPDATE call_to_actions c SET seq = t.seq FROM taken t WHERE t.user_id = c.user_id)
UPDATE voice_profiles v SET seq = t.seq FROM taken t WHERE t.user_id = v.user_id;--> statement-breakpoint
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON call_to_actions FOR EACH ROW EXECUTE FUNCTION sync_stamp();--> statement-breakpoint
CREATE TRIGGER unbury AFTER INSERT ON call_to_actions FOR EACH ROW EXECUTE FUNCTION sync_unbury('id');--> statement-breakpoint
CREATE TRIGGER bury AFTER DELETE ON call_to_actions FOR EACH ROW EXECUTE FUNCTION sync_bury('id');--> statement-breakpoint
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON voice_profiles FOR EACH ROW EXECUTE FUNCTION sync_stamp();--> statement-breakpoint
CREATE TRIGGER unbury AFTER INSERT ON voice_profiles FOR EACH ROW EXECUTE FUNCTION sync_unbury('own');--> statement-breakpoint
CREATE TRIGGER bury AFTER DELETE ON voice_profiles FOR EACH ROW EXECUTE FUNCTION sync_bury('own');--> statement-breakpoint
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON kept_posts FOR EACH ROW EXECUTE FUNCTION sync_stamp();--> statement-breakpoint
CREATE TRIGGER unbury AFTER INSERT ON kept_posts FOR EACH ROW EXECUTE FUNCTION sync_unbury('id');--> statement-breakpoint
CREATE TRIGGER bury AFTER DELETE ON kept_posts FOR EACH ROW EXECUTE FUNCTION sync_bury('id');
