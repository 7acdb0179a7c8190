CREATE TABLE "permission_categories" (
	"id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_pl" text NOT NULL,
	"description_en" text NOT NULL,
	"description_pl" text NOT NULL,
	"visible" boolean NOT NULL,
	"toggle" boolean NOT NULL,
	"order" integer NOT NULL,
	CONSTRAINT "permission_categories_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "permissions" ADD COLUMN "category_id" bigint;--> statement-breakpoint
ALTER TABLE "permissions" ADD CONSTRAINT "permissions_category_id_permission_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."permission_categories"("id") ON DELETE no action ON UPDATE no action;