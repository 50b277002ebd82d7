-- Whether the running transaction's person has confirmed their address, which auth keeps to itself.
CREATE FUNCTION app_email_confirmed() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
  AS $$ SELECT coalesce((SELECT u.email_verified FROM auth."user" u WHERE u.id = public.app_user_id()), false) $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION app_email_confirmed() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app_email_confirmed() TO app_user;
