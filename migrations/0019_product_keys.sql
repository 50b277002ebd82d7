CREATE TABLE "auth"."product_key" (
	"name" text PRIMARY KEY NOT NULL,
	"wrapped" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
