ALTER TABLE "service_feedbacks" ADD COLUMN "logistician_id" bigint;--> statement-breakpoint
ALTER TABLE "service_feedbacks" ADD COLUMN "request_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "service_transportations" ADD COLUMN "customer_city" text;--> statement-breakpoint
-- The lock is the one of foreign keys, for which only a change of the city waits (copy_customer_city). Either that change
-- sees the new request, or the new request reads the new city.
CREATE FUNCTION set_customer_city() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.customer_city := (
    SELECT c.city FROM customers c WHERE c.tenant_id = NEW.tenant_id AND c.id = NEW.customer_id FOR KEY SHARE);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER service_transportations_customer_city BEFORE INSERT ON service_transportations
FOR EACH ROW EXECUTE FUNCTION set_customer_city();--> statement-breakpoint
CREATE TRIGGER service_transportations_other_customer BEFORE UPDATE OF customer_id ON service_transportations
FOR EACH ROW WHEN (NEW.customer_id IS DISTINCT FROM OLD.customer_id) EXECUTE FUNCTION set_customer_city();--> statement-breakpoint
-- Locks the requests, by id, before the customer: a transaction that has changed one of them may still refer to the customer.
-- Where these are many, a job changes them (customer-copies.ts): the statement of a user would end before. The version that
-- enqueues this job also wakes it; after a change by the version before, it starts within seconds.
CREATE FUNCTION copy_customer_city() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT int := 1000;
  ids CONSTANT bigint[] := ARRAY(
    SELECT id FROM service_transportations WHERE tenant_id = NEW.tenant_id AND customer_id = NEW.id LIMIT most + 1);
  are_few CONSTANT boolean := cardinality(ids) <= most;
BEGIN
  IF are_few THEN
    PERFORM 1 FROM service_transportations WHERE tenant_id = NEW.tenant_id AND id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  END IF;
  PERFORM 1 FROM customers WHERE tenant_id = NEW.tenant_id AND id = NEW.id FOR UPDATE;
  IF are_few THEN
    UPDATE service_transportations SET customer_city = NEW.city WHERE tenant_id = NEW.tenant_id AND customer_id = NEW.id;
  ELSE
    INSERT INTO jobs (id, tenant_id, kind, unique_key, payload)
    VALUES ((random() * (1::bigint << 62))::bigint, NEW.tenant_id, 'transport.customer-copies', NEW.id::text, '{}')
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER customers_city BEFORE UPDATE OF city ON customers
FOR EACH ROW WHEN (NEW.city IS DISTINCT FROM OLD.city) EXECUTE FUNCTION copy_customer_city();--> statement-breakpoint
CREATE FUNCTION set_feedback_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT s.logistician_id, s.deleted_at IS NOT NULL INTO NEW.logistician_id, NEW.request_deleted
  FROM service_transportations s WHERE s.tenant_id = NEW.tenant_id AND s.id = NEW.service_transportation_id FOR SHARE;
  NEW.request_deleted := coalesce(NEW.request_deleted, false);
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
