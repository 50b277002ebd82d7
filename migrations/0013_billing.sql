-- Whether the running transaction is work that the server does for a person who is not there.
CREATE FUNCTION app_is_job() RETURNS boolean LANGUAGE sql STABLE
  AS $$ SELECT coalesce(current_setting('app.job', true) = 'on', false) $$;--> statement-breakpoint
CREATE SCHEMA "billing";--> statement-breakpoint
REVOKE ALL ON SCHEMA billing FROM PUBLIC;--> statement-breakpoint
CREATE TABLE "billing_checkouts" (
	"user_id" uuid NOT NULL,
	"session_id" text NOT NULL,
	"price_key" text NOT NULL,
	"promotion_code_id" text,
	"first_charge_cents" integer NOT NULL,
	"undiscounted_cents" integer NOT NULL,
	"next_charge_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "billing_checkouts_user_id_session_id_pk" PRIMARY KEY("user_id","session_id"),
	CONSTRAINT "billing_checkouts_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
ALTER TABLE "billing_checkouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"setup_intent_id" text,
	"card_brand" text,
	"card_last4" text,
	"card_exp_month" smallint,
	"card_exp_year" smallint,
	"looks" bigint DEFAULT 0 NOT NULL,
	"look" bigint DEFAULT 0 NOT NULL,
	"beginning" text,
	"beginning_since" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "billing_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
ALTER TABLE "billing_customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "billing"."cancellations" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"owed_since" timestamp(3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing"."tries" (
	"subject" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"since" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_redemptions" (
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"trial_days" integer NOT NULL,
	"redeemed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "coupon_redemptions_user_id_code_pk" PRIMARY KEY("user_id","code")
);
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "billing"."coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"trial_days" integer DEFAULT 7 NOT NULL,
	"max_redemptions" integer,
	"redemptions" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "coupons_code" CHECK ("billing"."coupons"."code" = lower("billing"."coupons"."code")),
	CONSTRAINT "coupons_days" CHECK ("billing"."coupons"."trial_days" between 1 and 365),
	CONSTRAINT "coupons_redemptions" CHECK ("billing"."coupons"."redemptions" <= "billing"."coupons"."max_redemptions")
);
--> statement-breakpoint
CREATE TABLE "billing"."events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL,
	"done_at" timestamp(3) with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "billing"."stand_in_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer" text,
	"data" jsonb NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "billing"."stand_in_objects_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "tier_features" (
	"tier_id" uuid NOT NULL,
	"feature" text NOT NULL,
	CONSTRAINT "tier_features_tier_id_feature_pk" PRIMARY KEY("tier_id","feature")
);
--> statement-breakpoint
ALTER TABLE "tier_features" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "price_key" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "amount_cents" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "current_period_end" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cancel_at_period_end" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "grace_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_checkouts" ADD CONSTRAINT "billing_checkouts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tier_features" ADD CONSTRAINT "tier_features_tier_id_subscription_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."subscription_tiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_undone" ON "billing"."events" USING btree ("received_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "stand_in_objects_customer" ON "billing"."stand_in_objects" USING btree ("kind","customer");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_provider_id_unique" UNIQUE("provider_id");--> statement-breakpoint
CREATE POLICY "own_rows_by_jobs" ON "subscriptions" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id() and app_is_job()) WITH CHECK (user_id = app_user_id() and app_is_job());--> statement-breakpoint
CREATE POLICY "own_rows" ON "billing_checkouts" AS PERMISSIVE FOR SELECT TO "app_user" USING (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows_by_jobs" ON "billing_checkouts" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id() and app_is_job()) WITH CHECK (user_id = app_user_id() and app_is_job());--> statement-breakpoint
CREATE POLICY "own_rows" ON "billing_customers" AS PERMISSIVE FOR SELECT TO "app_user" USING (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "own_rows_by_jobs" ON "billing_customers" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id() and app_is_job()) WITH CHECK (user_id = app_user_id() and app_is_job());--> statement-breakpoint
CREATE POLICY "own_rows" ON "coupon_redemptions" AS PERMISSIVE FOR SELECT TO "app_user" USING (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "shared_rows" ON "tier_features" AS PERMISSIVE FOR SELECT TO "app_user" USING (true);--> statement-breakpoint
INSERT INTO subscription_tiers (id, name) VALUES ('01900000-0000-7000-8000-000000000002', 'growth')
  ON CONFLICT (name) DO NOTHING;--> statement-breakpoint
INSERT INTO tier_features (tier_id, feature) SELECT id, 'content_creation' FROM subscription_tiers WHERE lower(name) <> 'start';--> statement-breakpoint
-- Whether a membership holds at that instant. Being a member of the start tier is no payment, see billing_may_write.
CREATE FUNCTION billing_holds(s subscriptions, at timestamptz) RETURNS boolean LANGUAGE sql STABLE
  AS $$
    SELECT CASE
      WHEN s.status IN ('active', 'trialing') THEN s.end_date IS NULL OR s.end_date > at
      WHEN s.status = 'past_due' THEN coalesce(s.grace_until > at, false)
      ELSE false
    END $$;--> statement-breakpoint
-- Whoever has no profile yet is at the very beginning of a trial.
CREATE FUNCTION billing_may_write(person uuid, at timestamptz) RETURNS boolean LANGUAGE sql STABLE
  AS $$
    SELECT NOT EXISTS (SELECT FROM public.profiles p WHERE p.id = person AND p.trial_ends_at <= at)
      OR EXISTS (SELECT FROM public.subscriptions s JOIN public.subscription_tiers t ON t.id = s.tier_id
        WHERE s.user_id = person AND lower(t.name) <> 'start' AND public.billing_holds(s, at)) $$;--> statement-breakpoint
-- A feature is for members of a tier that opens it; a running trial opens those of every tier.
CREATE FUNCTION billing_may_use(person uuid, feature_name text, at timestamptz) RETURNS boolean LANGUAGE sql STABLE
  AS $$
    SELECT EXISTS (SELECT FROM public.tier_features f, public.profiles p
        WHERE f.feature = feature_name AND p.id = person AND p.trial_ends_at > at)
      OR EXISTS (SELECT FROM public.subscriptions s JOIN public.tier_features f ON f.tier_id = s.tier_id
        WHERE s.user_id = person AND f.feature = feature_name AND public.billing_holds(s, at)) $$;--> statement-breakpoint
-- Whether somebody may do what a call is for, at that instant: 'writing', or 'feature:' and its name.
CREATE OR REPLACE FUNCTION billing_gate(person uuid, access text, at timestamptz) RETURNS boolean LANGUAGE sql STABLE
  AS $$
    SELECT CASE
      WHEN access = 'writing' THEN billing_may_write(person, at)
      WHEN starts_with(access, 'feature:') THEN billing_may_use(person, substr(access, 9), at)
      ELSE false
    END $$;--> statement-breakpoint
-- The same on a server where nobody can pay: a trial ends for nobody.
CREATE FUNCTION billing_gate_without_payment(person uuid, access text, at timestamptz) RETURNS boolean
  LANGUAGE sql STABLE
  AS $$ SELECT access = 'writing' OR EXISTS (SELECT FROM tier_features f WHERE access = 'feature:' || f.feature) $$;--> statement-breakpoint
-- Ends the transaction's beginning when the person may not do what the call is for. Who may not write has yet to pay.
DROP FUNCTION app_permit(boolean);--> statement-breakpoint
CREATE FUNCTION app_permit(allowed boolean, access text DEFAULT '') RETURNS void LANGUAGE plpgsql
  AS $$
BEGIN
  IF allowed IS TRUE THEN
    RETURN;
  ELSIF access = 'writing' THEN
    RAISE EXCEPTION 'not paid' USING ERRCODE = 'GL402';
  END IF;
  RAISE EXCEPTION 'not permitted' USING ERRCODE = 'GL403';
END $$;--> statement-breakpoint
-- However an account goes, its subscription must end at the provider: what is owed is kept until that is done.
CREATE FUNCTION billing_owe_cancellation() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
BEGIN
  INSERT INTO billing.cancellations (customer_id, owed_since) VALUES (OLD.customer_id, now())
    ON CONFLICT (customer_id) DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER owe_cancellation AFTER DELETE ON billing_customers
  FOR EACH ROW EXECUTE FUNCTION billing_owe_cancellation();--> statement-breakpoint
-- Takes a coupon for the running transaction's person, once: 'taken', 'again', 'ended' or 'unknown'. Of many who take
-- the last one at the same time, one gets it.
CREATE FUNCTION billing_take_coupon(wanted text, at timestamptz)
  RETURNS TABLE (outcome text, code text, trial_days integer)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
DECLARE
  person uuid := public.app_user_id();
BEGIN
  RETURN QUERY SELECT 'again', r.code, r.trial_days FROM public.coupon_redemptions r
    WHERE r.user_id = person AND r.code = lower(wanted);
  IF FOUND THEN
    RETURN;
  END IF;
  RETURN QUERY UPDATE billing.coupons c SET redemptions = c.redemptions + 1
    WHERE c.code = lower(wanted) AND (c.ends_at IS NULL OR c.ends_at > at)
      AND (c.max_redemptions IS NULL OR c.redemptions < c.max_redemptions)
    RETURNING 'taken', c.code, c.trial_days;
  IF FOUND THEN
    INSERT INTO public.coupon_redemptions (user_id, code, trial_days, redeemed_at)
      SELECT person, c.code, c.trial_days, at FROM billing.coupons c WHERE c.code = lower(wanted);
    RETURN;
  END IF;
  RETURN QUERY SELECT CASE WHEN EXISTS (SELECT FROM billing.coupons c WHERE c.code = lower(wanted))
    THEN 'ended' ELSE 'unknown' END, NULL::text, NULL::integer;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION billing_take_coupon(text, timestamptz) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION billing_take_coupon(text, timestamptz) TO app_user;
