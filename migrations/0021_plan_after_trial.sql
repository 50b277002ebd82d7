ALTER TABLE "billing_checkouts" ADD COLUMN "starts_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_checkouts" ADD COLUMN "anchor_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_charge_cents" integer;