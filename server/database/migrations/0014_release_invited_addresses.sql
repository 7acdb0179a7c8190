-- An address is reserved by its proof. Invited users prove theirs when they accept.
DELETE FROM "sign_in_names" n USING "users" u
	WHERE u."tenant_id" = n."tenant" AND u."id" = n."user_id" AND u."state" = 'INVITED' AND u."email_proved_at" IS NULL;
