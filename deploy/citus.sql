-- Distributes the tables of Waybill by tenant. Written by tests/api/contract/sharding.test.ts from the catalog.
\set ON_ERROR_STOP on
BEGIN;
CREATE EXTENSION IF NOT EXISTS citus;

-- Foreign keys from tables of no tenant to tables of tenants. Rows of deleted users then stay in these tables.
ALTER TABLE social_names DROP CONSTRAINT social_names_tenant_user_id_users_tenant_id_id_fk;

-- Unique indexes over all tenants.
DROP INDEX payments_number_unique;
CREATE UNIQUE INDEX payments_number_unique ON payments (tenant_id, number);

-- Triggers of addresses, customers, logist_tasks, profiles, roles, service_feedbacks, service_transportations, user_has_roles, users. They read and write rows of the same tenant only.
SET LOCAL citus.enable_unsafe_triggers TO on;

-- Dictionaries: each node has a copy.
SELECT create_reference_table('cancel_request_reasons');
SELECT create_reference_table('cities');
SELECT create_reference_table('countries');
SELECT create_reference_table('opportunities');
SELECT create_reference_table('permission_categories');
SELECT create_reference_table('permissions');
SELECT create_reference_table('postal_codes');
SELECT create_reference_table('services');
SELECT create_reference_table('states');
SELECT create_reference_table('tariff_services');
SELECT create_reference_table('tariffs');
SELECT create_reference_table('vehicle_classes');
SELECT create_reference_table('vehicle_makes');
SELECT create_reference_table('vehicle_models');

-- On the coordinator stay: budgets, jobs, mails, migrations, processor_events, push_keys, receipt_numbers, sandbox_events, sandbox_objects, servers, sign_in_attempts, sign_in_names, social_exchanges, social_names.

-- Tables whose rows are on the node of their tenant.
SELECT create_distributed_table('tenants', 'id');
SELECT create_distributed_table('absences', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('activities', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('addresses', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('announced_legs', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('background_job_problems', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('background_jobs', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('bookings', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('bulk_action_chunks', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('bulk_action_rows', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('companies', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('contact_people', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('contact_sales', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('customer_profiles', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('customers', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('devices', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('document_warnings', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('done_once', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('email_proofs', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('entity_verifications', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('export_files', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('hours_balances', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('import_chunks', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('imports', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('inbox_entries', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('inbox_preferences', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('known_browsers', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('leg_bookings', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('list_view_preferences', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('list_view_roles', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('list_views', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('logist_tasks', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('media', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('payments', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('profiles', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('push_subscriptions', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('quiet_hours', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('recovery_codes', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('request_logisticians', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('request_numbers', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('role_permissions', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('roles', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('route_tasks', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('routes', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('second_factors', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('service_feedbacks', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('service_transportations', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('sessions', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('shared_links', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('stored_files', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('subscriptions', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('task_templates', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('transportation_cargos', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('user_codes', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('user_has_roles', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('users', 'tenant_id', colocate_with => 'tenants');
SELECT create_distributed_table('vehicles', 'tenant_id', colocate_with => 'tenants');
COMMIT;
