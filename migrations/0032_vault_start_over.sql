-- A person's actions and their tasks at Google no longer belong together, so that neither goes with the other. The caller's
-- own: the request role may not write to these rows otherwise.
CREATE FUNCTION google_task_links_parted() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = ''
  AS $$ DELETE FROM public.google_task_links WHERE user_id = public.app_user_id() $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION google_task_links_parted() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION google_task_links_parted() TO app_user;
