CREATE TABLE "auth"."recovery_code" (
	"user_id" uuid NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "recovery_code_user_id_digest_pk" PRIMARY KEY("user_id","digest")
);
--> statement-breakpoint
CREATE TABLE "auth"."second_factor" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"wrapped_secret" text NOT NULL,
	"begun_at" timestamp(3) with time zone NOT NULL,
	"on_since" timestamp(3) with time zone,
	"last_step" bigint
);
--> statement-breakpoint
ALTER TABLE "auth"."known_device" ADD COLUMN "trusted_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "auth"."known_device" ADD COLUMN "trust_digest" text;--> statement-breakpoint
ALTER TABLE "auth"."session" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "auth"."recovery_code" ADD CONSTRAINT "recovery_code_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."second_factor" ADD CONSTRAINT "second_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;