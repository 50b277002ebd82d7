GRANT USAGE ON SCHEMA public TO app_user;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO app_user;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO app_user;
--> statement-breakpoint
REVOKE ALL ON SCHEMA auth FROM PUBLIC;
--> statement-breakpoint
-- Opens a request's transaction: refuses at once when the session has ended, however long its access token runs.
CREATE FUNCTION app_open_session(person uuid, session_id uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
  AS $$
BEGIN
  PERFORM 1 FROM auth.session s
    WHERE s.id = session_id AND s.user_id = person AND s.expires_at > now();
  IF NOT FOUND THEN
    RAISE EXCEPTION 'session ended' USING ERRCODE = 'invalid_authorization_specification';
  END IF;
  PERFORM set_config('app.user_id', person::text, true);
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION app_open_session(uuid, uuid) FROM PUBLIC;
--> statement-breakpoint
INSERT INTO subscription_tiers (id, name) VALUES ('01900000-0000-7000-8000-000000000001', 'start');
