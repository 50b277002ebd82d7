ALTER TABLE "sync_heads" ADD COLUMN "forgotten_seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tombstones" ADD COLUMN "at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "tombstones_at" ON "tombstones" USING btree ("at");--> statement-breakpoint
-- Leaves word of a row that is gone, and of when, unless its account goes. What is gone already counts from now.
CREATE OR REPLACE FUNCTION sync_bury() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
DECLARE
  person uuid;
BEGIN
  IF TG_TABLE_NAME = 'profiles' THEN person := OLD.id; ELSE person := OLD.user_id; END IF;
  IF NOT EXISTS (SELECT FROM auth."user" u WHERE u.id = person) THEN
    RETURN NULL;
  END IF;
  INSERT INTO public.tombstones AS t (user_id, table_name, key, seq)
    VALUES (person, TG_TABLE_NAME, public.sync_key(TG_ARGV[0], OLD), public.app_number(person))
    ON CONFLICT (user_id, table_name, key) DO UPDATE SET seq = excluded.seq, at = excluded.at;
  RETURN NULL;
END $$;
