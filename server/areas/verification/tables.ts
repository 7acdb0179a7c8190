import { sql } from 'drizzle-orm';
import { jsonb, pgView, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../contract.generated';
import { idColumn, timestampColumn } from '../../database/columns';
import { createLanguageProperties } from '../../texts/in-languages';
import { supportedLanguages } from '../../texts/languages';

/** Returns SQL for an address of company `c` as one line. */
const addressLine = (direction: 'LEGAL_ADDRESS' | 'ACTUAL_ADDRESS') => `(
    SELECT nullif(concat_ws(', ', nullif(trim(concat(a.street, ' ', a.house_number)), ''), a.apartment, nullif(trim(concat(a.zip, ' ', a.city)), ''), a.country), '')
    FROM addresses a
    WHERE a.tenant_id = c.tenant_id AND a.addressable_type = 'COMPANY' AND a.addressable_id = c.id AND a.direction = '${direction}')`;

/** Returns SQL for the data that a reviewer checks, as a JSON object. Texts in it are in the given language. */
const facts = (language: Language) => `CASE s.entity_type
    WHEN 'VEHICLE' THEN jsonb_build_object(
      'license', v.license, 'vin', v.vin, 'year', v.year, 'vehicle_class', k.title_${language}, 'vehicle_make', m.title,
      'vehicle_model', coalesce(o.title, v.vehicle_model_input), 'carrying_capacity', v.carrying_capacity, 'places', v.places)
    ELSE jsonb_build_object(
      'name', c.name, 'legal_name', c.legal_name, 'registration_number', c.registration_number, 'vat_number', c.vat_number,
      'eori', c.eori, 'email', c.email, 'phone', c.phone, 'legal_address', ${addressLine('LEGAL_ADDRESS')},
      'actual_address', ${addressLine('ACTUAL_ADDRESS')})
    END`;

/** SQL for the reviewer's message. The answer is stored as the step that follows the request `s`. */
const message = `CASE WHEN s.outcome <> 'UNDER_REVIEW' THEN (
    SELECT n.message FROM entity_verifications n
    WHERE n.tenant_id = s.tenant_id AND n.entity_type = s.entity_type AND n.entity_id = s.entity_id
      AND (n.created_at, n.id) > (s.created_at, s.id)
    ORDER BY n.created_at, n.id LIMIT 1) END`;

const columns = {
  tenant_id: idColumn('tenant_id').notNull(),
  id: idColumn('id').notNull(),
  entity_type: text('entity_type', { enum: ['VEHICLE', 'COMPANY'] }).notNull(),
  entity_id: idColumn('entity_id').notNull(),
  status: text('status', { enum: ['UNDER_REVIEW', 'VERIFIED', 'NOT_VERIFIED'] }).notNull(),
  company: text('company').notNull(),
  title: text('title').notNull(),
  message: text('message'),
  ...createLanguageProperties('facts', (language) => jsonb(`facts_${language}`).notNull()),
  created_at: timestampColumn('created_at').notNull(),
  updated_at: timestampColumn('updated_at').notNull(),
};

/**
 * Verification requests of all tenants. No other view spans tenants. The database role of tenants' sessions cannot read
 * this view.
 */
export const verificationQueue = pgView('verification_queue', columns).as(
  sql.raw(`
  SELECT s.tenant_id, s.id, s.entity_type, s.entity_id, s.outcome AS status, c.name AS company,
    coalesce(v.license, c.name) AS title, ${message} AS message, ${supportedLanguages.map((language) => `${facts(language)} AS facts_${language}`).join(', ')},
    s.created_at, s.updated_at
  FROM entity_verifications s
  JOIN tenants t ON t.id = s.tenant_id AND t.deleted_at IS NULL
  JOIN companies c ON c.tenant_id = s.tenant_id
  LEFT JOIN vehicles v ON s.entity_type = 'VEHICLE' AND v.tenant_id = s.tenant_id AND v.id = s.entity_id AND v.deleted_at IS NULL
  LEFT JOIN vehicle_classes k ON k.id = v.vehicle_class_id
  LEFT JOIN vehicle_makes m ON m.id = v.vehicle_make_id
  LEFT JOIN vehicle_models o ON o.id = v.vehicle_model_id
  WHERE s.outcome IS NOT NULL AND (s.entity_type = 'COMPANY' OR v.id IS NOT NULL)`),
);
