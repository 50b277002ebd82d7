CREATE TABLE "kept_back" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"format" smallint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "kept_back_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "kept_back_kind" CHECK ("kept_back"."kind" in ('day', 'word'))
);
--> statement-breakpoint
ALTER TABLE "kept_back" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kept_back" ADD CONSTRAINT "kept_back_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_back_seq" ON "kept_back" USING btree ("user_id","seq");--> statement-breakpoint
CREATE POLICY "own_rows" ON "kept_back" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON kept_back FOR EACH ROW EXECUTE FUNCTION sync_stamp();--> statement-breakpoint
CREATE TRIGGER unbury AFTER INSERT ON kept_back FOR EACH ROW EXECUTE FUNCTION sync_unbury('id');--> statement-breakpoint
CREATE TRIGGER bury AFTER DELETE ON kept_back FOR EACH ROW EXECUTE FUNCTION sync_bury('id');
