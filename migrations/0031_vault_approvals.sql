CREATE TABLE "vault_approvals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"commitment" text NOT NULL,
	"user_agent" text,
	"offered_key" text,
	"revealed_key" text,
	"wrapped_key" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "vault_approvals_order" CHECK (("vault_approvals"."revealed_key" is null or "vault_approvals"."offered_key" is not null)
        and ("vault_approvals"."wrapped_key" is null or "vault_approvals"."revealed_key" is not null))
);
--> statement-breakpoint
ALTER TABLE "vault_approvals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "vault_approvals" ADD CONSTRAINT "vault_approvals_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "vault_approvals" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());