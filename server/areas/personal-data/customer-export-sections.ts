import type { ExportSection } from './export-sections';

const profileOf = `customers c JOIN customer_profiles p ON p.tenant_id = c.tenant_id AND p.id = c.profile_id
  WHERE c.tenant_id = $1 AND c.id = $2`;

/**
 * What the file has about a customer, by the name of the section. It has nothing about other persons: of activities, it has
 * the kind and the time, but no names.
 */
export const customerExportSections: Readonly<Record<string, ExportSection>> = {
  account: {
    select: `SELECT c.customer_name AS name, p.type, c.created_at, c.modified_at, c.deleted_at FROM ${profileOf}`,
    order: 'created_at',
  },
  profile: {
    select: `SELECT p.first_name, p.last_name, p.phone, p.email, p.tax_number, p.company_name, p.company_id, p.vat, p.eori,
      p.director_first_name, p.director_last_name, p.contact_first_name, p.contact_last_name FROM ${profileOf}`,
    order: 'email',
  },
  address: {
    select: `SELECT country, state, city, street, house_number, apartment, zip, description, coordinates FROM addresses
      WHERE tenant_id = $1 AND addressable_type = 'CUSTOMER' AND addressable_id = $2`,
    order: 'country',
  },
  requests: {
    select: `SELECT number, status, customer_name, created_at, delivered FROM service_transportations
      WHERE tenant_id = $1 AND customer_id = $2`,
    order: 'created_at DESC',
  },
  ratings: {
    select: `SELECT s.number AS request, f.rate, f.description, f.created_at FROM service_feedbacks f
      JOIN service_transportations s ON s.tenant_id = f.tenant_id AND s.id = f.service_transportation_id
      WHERE s.tenant_id = $1 AND s.customer_id = $2`,
    order: 'created_at DESC',
  },
  files: {
    select: `SELECT file_name, mime_type, size, collection_name AS collection, created_at FROM media
      WHERE tenant_id = $1 AND customer_id = $2`,
    order: 'created_at DESC',
  },
  activities: {
    select: `SELECT date, action FROM activities WHERE tenant_id = $1 AND service_type = 'CUSTOMER' AND service_id = $2`,
    order: 'date DESC',
  },
};
