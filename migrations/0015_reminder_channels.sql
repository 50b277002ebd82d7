CREATE TABLE "reminders"."text_attempts" (
	"delivery_id" uuid PRIMARY KEY NOT NULL,
	"begun_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders"."texts_heard" (
	"id" text PRIMARY KEY NOT NULL,
	"heard_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
-- A browser of which it is not known who is signed in there is subscribed anew by its person.
DELETE FROM "push_subscriptions";--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "session_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_browser" ON "push_subscriptions" USING btree ("endpoint_hash");--> statement-breakpoint
-- A browser is notified for one person: whoever subscribes it takes it from whoever used it before.
CREATE FUNCTION push_subscriptions_take_over() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
BEGIN
  DELETE FROM public.push_subscriptions s WHERE s.endpoint_hash = NEW.endpoint_hash AND s.user_id <> NEW.user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER take_over AFTER INSERT ON push_subscriptions FOR EACH ROW EXECUTE FUNCTION push_subscriptions_take_over();
