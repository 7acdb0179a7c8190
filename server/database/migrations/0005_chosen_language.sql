ALTER TABLE "users" ALTER COLUMN "lang" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "lang" DROP NOT NULL;