CREATE TABLE "attachments" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"of_table" text NOT NULL,
	"of_id" uuid NOT NULL,
	"info" text NOT NULL,
	"format" smallint NOT NULL,
	"file" uuid NOT NULL,
	"pieces" smallint NOT NULL,
	"last_bytes" integer NOT NULL,
	"preview_bytes" integer NOT NULL,
	"stored_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "attachments_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "attachments_of_table" CHECK ("attachments"."of_table" in ('journal_entries', 'lessons_learned', 'bucket_list_items'))
);
--> statement-breakpoint
ALTER TABLE "attachments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "file_pieces" (
	"user_id" uuid NOT NULL,
	"file" uuid NOT NULL,
	"number" smallint NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "file_pieces_user_id_file_number_pk" PRIMARY KEY("user_id","file","number")
);
--> statement-breakpoint
ALTER TABLE "file_pieces" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "former_files" (
	"user_id" uuid NOT NULL,
	"file" uuid NOT NULL,
	"pieces" smallint NOT NULL,
	"last_bytes" integer NOT NULL,
	"preview_bytes" integer NOT NULL,
	"stored_at" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "former_files_user_id_file_pk" PRIMARY KEY("user_id","file")
);
--> statement-breakpoint
ALTER TABLE "former_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_pieces" ADD CONSTRAINT "file_pieces_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_files" ADD CONSTRAINT "former_files_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_seq" ON "attachments" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "attachments_of" ON "attachments" USING btree ("user_id","of_table","of_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attachments_file" ON "attachments" USING btree ("user_id","file");--> statement-breakpoint
CREATE INDEX "former_files_deleted" ON "former_files" USING btree ("deleted_at");--> statement-breakpoint
CREATE POLICY "own_rows" ON "attachments" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows" ON "file_pieces" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows" ON "former_files" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON attachments FOR EACH ROW EXECUTE FUNCTION sync_stamp('attachments');--> statement-breakpoint
CREATE TRIGGER unbury AFTER INSERT ON attachments FOR EACH ROW EXECUTE FUNCTION sync_unbury('attachments', 'id');--> statement-breakpoint
CREATE TRIGGER bury AFTER DELETE ON attachments FOR EACH ROW EXECUTE FUNCTION sync_bury('attachments', 'id');--> statement-breakpoint
CREATE TRIGGER vault_guard BEFORE INSERT OR UPDATE OF info, format ON attachments
  FOR EACH ROW EXECUTE FUNCTION vault_guard('attachments', 'info');--> statement-breakpoint
-- What is sealed does not get smaller, and is read whole: trying to compress it would take time for nothing.
ALTER TABLE file_pieces ALTER COLUMN bytes SET STORAGE EXTERNAL;
--> statement-breakpoint
-- How many bytes a file takes as it is stored. All its pieces but the last are of 256 KiB, and each has 29 bytes more.
CREATE FUNCTION file_bytes(pieces smallint, last_bytes integer, preview_bytes integer) RETURNS bigint
  LANGUAGE sql IMMUTABLE
  AS $$ SELECT (pieces - 1) * 262173::bigint + last_bytes + preview_bytes $$;--> statement-breakpoint
-- Whatever deletes an attachment leaves its file for a day. With an account everything goes at once.
CREATE FUNCTION attachment_gone() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
BEGIN
  IF EXISTS (SELECT FROM auth."user" u WHERE u.id = OLD.user_id) THEN
    INSERT INTO public.former_files (user_id, file, pieces, last_bytes, preview_bytes, stored_at, deleted_at)
      VALUES (OLD.user_id, OLD.file, OLD.pieces, OLD.last_bytes, OLD.preview_bytes, OLD.stored_at,
        date_trunc('milliseconds', now()));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION attachment_back() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
BEGIN
  DELETE FROM public.former_files f WHERE f.user_id = NEW.user_id AND f.file = NEW.file;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER gone AFTER DELETE ON attachments FOR EACH ROW EXECUTE FUNCTION attachment_gone();--> statement-breakpoint
CREATE TRIGGER back AFTER INSERT ON attachments FOR EACH ROW EXECUTE FUNCTION attachment_back();
