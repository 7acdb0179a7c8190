ALTER TABLE "service_feedbacks" ADD COLUMN "logistician_id" bigint;--> statement-breakpoint
ALTER TABLE "service_feedbacks" ADD COLUMN "request_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "service_transportations" ADD COLUMN "customer_city" text;--> statement-breakpoint
-- The city is read under a lock, so that a customer who moves meanwhile has the new city in the request, too.
CREATE FUNCTION set_customer_city() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.customer_city := (
    SELECT c.city FROM customers c WHERE c.tenant_id = NEW.tenant_id AND c.id = NEW.customer_id FOR SHARE);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER service_transportations_customer_city BEFORE INSERT ON service_transportations
FOR EACH ROW EXECUTE FUNCTION set_customer_city();--> statement-breakpoint
CREATE TRIGGER service_transportations_other_customer BEFORE UPDATE OF customer_id ON service_transportations
FOR EACH ROW WHEN (NEW.customer_id IS DISTINCT FROM OLD.customer_id) EXECUTE FUNCTION set_customer_city();--> statement-breakpoint
-- Locks the requests by id, as other statements that change several requests do.
CREATE FUNCTION update_customer_city() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM service_transportations WHERE tenant_id = NEW.tenant_id AND customer_id = NEW.id
  ORDER BY id FOR NO KEY UPDATE;
  UPDATE service_transportations SET customer_city = NEW.city WHERE tenant_id = NEW.tenant_id AND customer_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER customers_city AFTER UPDATE OF city ON customers
FOR EACH ROW WHEN (NEW.city IS DISTINCT FROM OLD.city) EXECUTE FUNCTION update_customer_city();--> statement-breakpoint
CREATE FUNCTION set_feedback_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT s.logistician_id, s.deleted_at IS NOT NULL INTO NEW.logistician_id, NEW.request_deleted
  FROM service_transportations s WHERE s.tenant_id = NEW.tenant_id AND s.id = NEW.service_transportation_id FOR SHARE;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER service_feedbacks_columns BEFORE INSERT ON service_feedbacks
FOR EACH ROW EXECUTE FUNCTION set_feedback_columns();--> statement-breakpoint
CREATE FUNCTION update_feedback_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE service_feedbacks SET logistician_id = NEW.logistician_id, request_deleted = NEW.deleted_at IS NOT NULL
  WHERE tenant_id = NEW.tenant_id AND service_transportation_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER service_transportations_feedback AFTER UPDATE OF logistician_id, deleted_at ON service_transportations
FOR EACH ROW WHEN (NEW.logistician_id IS DISTINCT FROM OLD.logistician_id OR (NEW.deleted_at IS NULL) <> (OLD.deleted_at IS NULL))
EXECUTE FUNCTION update_feedback_columns();
