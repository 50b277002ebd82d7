ALTER TABLE "bucket_list_items" ADD COLUMN "seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "bucket_list_reviewed_at" timestamp(3) with time zone;--> statement-breakpoint
-- What was there gets the next number of its person, so that devices that follow the feed find it there.
WITH taken AS (
  UPDATE sync_heads h SET seq = h.seq + 1
    WHERE EXISTS (SELECT FROM bucket_list_items b WHERE b.user_id = h.user_id) RETURNING h.user_id, h.seq)
UPDATE bucket_list_items b SET seq = t.seq FROM taken t WHERE t.user_id = b.user_id;--> statement-breakpoint
CREATE INDEX "bucket_list_items_seq" ON "bucket_list_items" USING btree ("user_id","seq");--> statement-breakpoint
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON bucket_list_items FOR EACH ROW EXECUTE FUNCTION sync_stamp();--> statement-breakpoint
CREATE TRIGGER unbury AFTER INSERT ON bucket_list_items FOR EACH ROW EXECUTE FUNCTION sync_unbury('id');--> statement-breakpoint
CREATE TRIGGER bury AFTER DELETE ON bucket_list_items FOR EACH ROW EXECUTE FUNCTION sync_bury('id');
