CREATE TABLE "cities" (
	"id" bigint PRIMARY KEY NOT NULL,
	"country_id" bigint NOT NULL,
	"state_id" bigint,
	"title" text NOT NULL,
	"other_titles" text,
	"names" text GENERATED ALWAYS AS (fold_names(title || coalesce(chr(10) || other_titles, ''))) STORED,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"population" integer
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"title_en" text NOT NULL,
	"title_pl" text NOT NULL,
	CONSTRAINT "countries_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "postal_codes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"country_id" bigint NOT NULL,
	"state_id" bigint,
	"city_id" bigint,
	"postcode" text NOT NULL,
	"place" text NOT NULL,
	"names" text GENERATED ALWAYS AS (fold_names(place)) STORED,
	"latitude" double precision,
	"longitude" double precision,
	"state_code" text,
	"county_code" text,
	"community_code" text
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" bigint PRIMARY KEY NOT NULL,
	"country_id" bigint NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postal_codes" ADD CONSTRAINT "postal_codes_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postal_codes" ADD CONSTRAINT "postal_codes_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postal_codes" ADD CONSTRAINT "postal_codes_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "states" ADD CONSTRAINT "states_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cities_names" ON "cities" USING gin ("names" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cities_population" ON "cities" USING btree ("population" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cities_country" ON "cities" USING btree ("country_id","population" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cities_state" ON "cities" USING btree ("state_id");--> statement-breakpoint
CREATE INDEX "cities_title" ON "cities" USING btree (sort_key("title"),"id");--> statement-breakpoint
CREATE UNIQUE INDEX "postal_codes_place" ON "postal_codes" USING btree ("country_id","postcode","place");--> statement-breakpoint
CREATE INDEX "postal_codes_search" ON "postal_codes" USING gin ("postcode" gin_trgm_ops,"names" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "postal_codes_postcode" ON "postal_codes" USING btree (sort_key("postcode"),"id");--> statement-breakpoint
CREATE INDEX "postal_codes_names" ON "postal_codes" USING btree (sort_key("place"),"id");--> statement-breakpoint
CREATE INDEX "postal_codes_city" ON "postal_codes" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "postal_codes_state" ON "postal_codes" USING btree ("state_id");--> statement-breakpoint
CREATE INDEX "states_country" ON "states" USING btree ("country_id",sort_key("title"),"id");--> statement-breakpoint
CREATE INDEX "states_title" ON "states" USING btree (sort_key("title"),"id");