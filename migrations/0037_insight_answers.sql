CREATE TABLE "insight_answers" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"format" smallint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "insight_answers_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "insight_answers_kind" CHECK ("insight_answers"."kind" in ('not_true', 'not_again', 'person'))
);
--> statement-breakpoint
ALTER TABLE "insight_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "insight_answers" ADD CONSTRAINT "insight_answers_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "insight_answers_seq" ON "insight_answers" USING btree ("user_id","seq");--> statement-breakpoint
CREATE POLICY "own_rows" ON "insight_answers" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON insight_answers FOR EACH ROW EXECUTE FUNCTION sync_stamp('insight_answers');--> statement-breakpoint
CREATE TRIGGER unbury AFTER INSERT ON insight_answers FOR EACH ROW EXECUTE FUNCTION sync_unbury('insight_answers', 'id');--> statement-breakpoint
CREATE TRIGGER bury AFTER DELETE ON insight_answers FOR EACH ROW EXECUTE FUNCTION sync_bury('insight_answers', 'id');--> statement-breakpoint
CREATE TRIGGER vault_guard BEFORE INSERT OR UPDATE OF text, format ON insight_answers
  FOR EACH ROW EXECUTE FUNCTION vault_guard('insight_answers', 'text');
