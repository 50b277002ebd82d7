CREATE TABLE "moods" (
	"user_id" uuid NOT NULL,
	"date" date NOT NULL,
	"step" text,
	"format" smallint NOT NULL,
	"chosen_at" timestamp(3) with time zone NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "moods_user_id_date_pk" PRIMARY KEY("user_id","date")
);
--> statement-breakpoint
ALTER TABLE "moods" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "mood_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "moods" ADD CONSTRAINT "moods_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moods_seq" ON "moods" USING btree ("user_id","seq");--> statement-breakpoint
CREATE POLICY "own_rows" ON "moods" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON moods FOR EACH ROW EXECUTE FUNCTION sync_stamp();--> statement-breakpoint
CREATE TRIGGER unbury AFTER INSERT ON moods FOR EACH ROW EXECUTE FUNCTION sync_unbury('date');--> statement-breakpoint
CREATE TRIGGER bury AFTER DELETE ON moods FOR EACH ROW EXECUTE FUNCTION sync_bury('date');
