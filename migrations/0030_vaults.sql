CREATE TABLE "vault_wrappings" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key_id" text NOT NULL,
	"params" jsonb NOT NULL,
	"wrapped" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "vault_wrappings_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "vault_wrappings_kind" CHECK ("vault_wrappings"."kind" in ('passphrase', 'recovery', 'passkey'))
);
--> statement-breakpoint
ALTER TABLE "vault_wrappings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vaults" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"record" text NOT NULL,
	"mac" text NOT NULL,
	"key_id" text NOT NULL,
	"former_key_ids" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "vaults_state" CHECK ("vaults"."state" in ('turning_on', 'on', 'changing_key', 'turning_off', 'off'))
);
--> statement-breakpoint
ALTER TABLE "vaults" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "vault_wrappings" ADD CONSTRAINT "vault_wrappings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaults" ADD CONSTRAINT "vaults_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vault_wrappings_single" ON "vault_wrappings" USING btree ("user_id","kind") WHERE "vault_wrappings"."kind" <> 'passkey';--> statement-breakpoint
CREATE INDEX "vaults_seq" ON "vaults" USING btree ("user_id","seq");--> statement-breakpoint
CREATE POLICY "own_rows" ON "vault_wrappings" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows" ON "vaults" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON vaults FOR EACH ROW EXECUTE FUNCTION sync_stamp();--> statement-breakpoint
CREATE TRIGGER unbury AFTER INSERT ON vaults FOR EACH ROW EXECUTE FUNCTION sync_unbury('own');--> statement-breakpoint
CREATE TRIGGER bury AFTER DELETE ON vaults FOR EACH ROW EXECUTE FUNCTION sync_bury('own');--> statement-breakpoint
-- When the person last proved in this session to be there; null for a session that is not theirs.
CREATE FUNCTION app_proved_at(session_id uuid) RETURNS timestamptz LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
  AS $$ SELECT s.proved_at FROM auth.session s WHERE s.id = session_id AND s.user_id = public.app_user_id() $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION app_proved_at(uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app_proved_at(uuid) TO app_user;--> statement-breakpoint
-- The characters with which texts sealed under a vault's keys begin: base64 of the version and the key's id.
CREATE FUNCTION vault_prefixes(key_ids text[]) RETURNS text[] LANGUAGE sql IMMUTABLE SET search_path = ''
  AS $$ SELECT array_agg(encode(decode('04' || k, 'hex'), 'base64')) FROM unnest(key_ids) k $$;--> statement-breakpoint
-- Whether a row may say this format while the person's vault is in this state. `beginnings` are the first characters of
-- its sealed columns; where nothing is sealed, the format says nothing. Both functions have no search path of their own,
-- for only such a function becomes a part of the statement that calls it.
CREATE FUNCTION vault_allows(state text, prefixes text[], format integer, beginnings text[]) RETURNS boolean
  LANGUAGE sql IMMUTABLE
  AS $$
  SELECT CASE
    WHEN array_remove(array_remove(beginnings, ''), NULL) = '{}' THEN true
    WHEN format = 4 THEN state <> 'off' AND array_remove(array_remove(beginnings, ''), NULL) <@ prefixes
    ELSE state IN ('off', 'turning_on', 'turning_off')
  END
$$;--> statement-breakpoint
-- The same for a revision, whose text is JSON of the former columns and their format.
CREATE FUNCTION vault_allows_former(state text, prefixes text[], former jsonb) RETURNS boolean
  LANGUAGE sql IMMUTABLE
  AS $$
  SELECT public.vault_allows(state, prefixes, (former ->> 'format')::integer,
    array(SELECT left(value, 12) FROM jsonb_each_text(former -> 'columns')))
$$;--> statement-breakpoint
-- Refuses what the person's vault does not allow. Its arguments name the sealed columns. It comes after `stamp`, by which
-- a transaction waits for the person's other writers, so no state is about to change. Whoever has no vault pays for one
-- look into an index.
CREATE FUNCTION vault_guard() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
DECLARE
  person uuid;
  said integer;
  vault record;
  prefixes text[];
  stored jsonb;
  allowed boolean;
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'profiles' THEN person := NEW.id; said := NEW.visions_format;
    -- What was last the same at Google is sealed by the server, in its own format.
    WHEN 'google_task_links' THEN person := NEW.user_id; said := 3;
    ELSE person := NEW.user_id; said := NEW.format;
  END CASE;
  SELECT v.state, v.key_id, v.former_key_ids INTO vault FROM public.vaults v WHERE v.user_id = person;
  IF coalesce(vault.state, 'off') = 'off' AND said IS DISTINCT FROM 4 THEN
    RETURN NEW;
  END IF;
  IF vault.state = 'changing_key' THEN
    prefixes := public.vault_prefixes(vault.key_id || vault.former_key_ids);
  ELSE
    prefixes := public.vault_prefixes(ARRAY[vault.key_id]);
  END IF;
  stored := to_jsonb(NEW);
  IF TG_TABLE_NAME = 'revisions' THEN
    allowed := public.vault_allows_former(coalesce(vault.state, 'off'), prefixes, (stored ->> 'text')::jsonb)
      AND said IS NOT DISTINCT FROM ((stored ->> 'text')::jsonb ->> 'format')::integer;
  ELSE
    allowed := public.vault_allows(coalesce(vault.state, 'off'), prefixes, said,
      array(SELECT left(stored ->> c, 12) FROM unnest(TG_ARGV) c));
  END IF;
  IF allowed IS NOT TRUE THEN
    RAISE EXCEPTION 'not as the vault demands' USING ERRCODE = 'GL410';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER vault_guard BEFORE INSERT OR UPDATE OF professional_vision, personal_vision, health_vision, relationships_vision, ideal_day, visions_format ON profiles
  FOR EACH ROW EXECUTE FUNCTION vault_guard('professional_vision', 'personal_vision', 'health_vision', 'relationships_vision', 'ideal_day');--> statement-breakpoint
CREATE TRIGGER vault_guard BEFORE INSERT OR UPDATE OF celebration, goal, goal_importance, reflection, value_alignment, action, imported, format ON journal_entries
  FOR EACH ROW EXECUTE FUNCTION vault_guard('celebration', 'goal', 'goal_importance', 'reflection', 'value_alignment', 'action', 'imported');--> statement-breakpoint
CREATE TRIGGER vault_guard BEFORE INSERT OR UPDATE OF lesson, format ON lessons_learned
  FOR EACH ROW EXECUTE FUNCTION vault_guard('lesson');--> statement-breakpoint
CREATE TRIGGER vault_guard BEFORE INSERT OR UPDATE OF text, format ON tasks
  FOR EACH ROW EXECUTE FUNCTION vault_guard('text');--> statement-breakpoint
CREATE TRIGGER vault_guard BEFORE INSERT OR UPDATE OF text, format ON previous_goals
  FOR EACH ROW EXECUTE FUNCTION vault_guard('text');--> statement-breakpoint
CREATE TRIGGER vault_guard BEFORE INSERT OR UPDATE OF item, reason, completion_story, format ON bucket_list_items
  FOR EACH ROW EXECUTE FUNCTION vault_guard('item', 'reason', 'completion_story');--> statement-breakpoint
CREATE TRIGGER vault_guard BEFORE INSERT OR UPDATE OF text, format ON kept_back
  FOR EACH ROW EXECUTE FUNCTION vault_guard('text');--> statement-breakpoint
CREATE TRIGGER vault_guard BEFORE INSERT OR UPDATE OF text, format ON weekly_insights
  FOR EACH ROW EXECUTE FUNCTION vault_guard('text');--> statement-breakpoint
CREATE TRIGGER vault_guard BEFORE INSERT OR UPDATE OF category_name, description, format ON user_categories
  FOR EACH ROW EXECUTE FUNCTION vault_guard('category_name', 'description');--> statement-breakpoint
CREATE TRIGGER vault_guard BEFORE INSERT OR UPDATE OF step, format ON moods
  FOR EACH ROW EXECUTE FUNCTION vault_guard('step');--> statement-breakpoint
CREATE TRIGGER vault_guard BEFORE INSERT OR UPDATE OF text, format ON call_to_actions
  FOR EACH ROW EXECUTE FUNCTION vault_guard('text');--> statement-breakpoint
CREATE TRIGGER vault_guard BEFORE INSERT OR UPDATE OF tone_style, story_patterns, common_language, themes, post_structure, format ON voice_profiles
  FOR EACH ROW EXECUTE FUNCTION vault_guard('tone_style', 'story_patterns', 'common_language', 'themes', 'post_structure');--> statement-breakpoint
CREATE TRIGGER vault_guard BEFORE INSERT OR UPDATE OF text, format ON kept_posts
  FOR EACH ROW EXECUTE FUNCTION vault_guard('text');--> statement-breakpoint
CREATE TRIGGER vault_guard BEFORE INSERT OR UPDATE OF text, format ON revisions
  FOR EACH ROW EXECUTE FUNCTION vault_guard('text');--> statement-breakpoint
CREATE TRIGGER vault_guard BEFORE INSERT OR UPDATE OF choice_text, format ON content_choices
  FOR EACH ROW EXECUTE FUNCTION vault_guard('choice_text');--> statement-breakpoint
CREATE TRIGGER vault_guard BEFORE INSERT OR UPDATE OF base ON google_task_links
  FOR EACH ROW EXECUTE FUNCTION vault_guard('base');--> statement-breakpoint
-- Once a vault is complete, what no device can seal again goes: the words that an action and its task at Google last had in
-- common, without which they still belong together, and ideas chosen for posts, which no call answers.
CREATE FUNCTION vault_forget() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
BEGIN
  IF NEW.state = 'on' THEN
    UPDATE public.google_task_links l SET base = '' WHERE l.user_id = NEW.user_id AND l.base <> '';
  END IF;
  DELETE FROM public.content_choices c WHERE c.user_id = NEW.user_id
    AND NOT public.vault_allows(NEW.state, public.vault_prefixes(ARRAY[NEW.key_id]), c.format, ARRAY[left(c.choice_text, 12)]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER forget AFTER UPDATE OF state ON vaults FOR EACH ROW WHEN (NEW.state IN ('on', 'off'))
  EXECUTE FUNCTION vault_forget();
