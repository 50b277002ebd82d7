ALTER TABLE "profiles" ADD COLUMN "model_consent_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "model_consent_host" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_model_consent" CHECK (("profiles"."model_consent_at" is null) = ("profiles"."model_consent_host" is null));