ALTER TABLE "transportation_cargos" ADD COLUMN "goods" text;--> statement-breakpoint
ALTER TABLE "transportation_cargos" ADD COLUMN "packages" integer;--> statement-breakpoint
ALTER TABLE "transportation_cargos" ADD COLUMN "packaging" text;--> statement-breakpoint
ALTER TABLE "service_transportations" ADD COLUMN "consignee_name" text;--> statement-breakpoint
ALTER TABLE "service_transportations" ADD COLUMN "consignee_address" text;