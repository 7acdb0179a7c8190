import type { Session } from '../../../database/database';
import { localizedTextSql } from '../../../database/localized';
import { dayInTimeZone } from '../../../formats/time-zone';
import { languageOrDefault } from '../../../texts/languages';
import type { ConsignmentNoteAddress, WaybillData } from './note';

/** Selects the fields of the request, its customer and its tenant's company. */
const requestSql = `
  SELECT s.number, t.lang, c.customer_name, p.phone, p.vat, coalesce(f.name, ''), f.phone, f.vat_number,
    s.to_take_to_work_from, s.to_take_to_work_to, s.delivery_date_from, s.delivery_date_to, s.customer_id, f.id,
    ${localizedTextSql('v.name', 't.lang')}, t.time_zone, s.consignee_name, s.consignee_address
  FROM service_transportations s
  JOIN tenants t ON t.id = s.tenant_id
  LEFT JOIN companies f ON f.tenant_id = s.tenant_id
  LEFT JOIN customers c ON c.tenant_id = s.tenant_id AND c.id = s.customer_id
  LEFT JOIN customer_profiles p ON p.tenant_id = c.tenant_id AND p.id = c.profile_id
  LEFT JOIN services v ON v.id = s.service_id
  WHERE s.tenant_id = $1 AND s.id = $2`;

const placeSql = `
  SELECT concat_ws(' ', street, concat_ws('/', house_number, apartment)), zip, city, country, description FROM addresses
  WHERE tenant_id = $1 AND addressable_type = $2 AND addressable_id = $3 AND ($4::text IS NULL OR direction = $4) ORDER BY direction LIMIT 1`;

const cargoSql = `
  SELECT concat_ws(' ', ${localizedTextSql('k.title', '$3::text')}, m.title, d.title), g.weight, g.goods, g.packages, g.packaging
  FROM transportation_cargos g
  LEFT JOIN vehicle_classes k ON k.id = g.vehicle_class_id
  LEFT JOIN vehicle_makes m ON m.id = g.vehicle_make_id
  LEFT JOIN vehicle_models d ON d.id = g.vehicle_model_id
  WHERE g.tenant_id = $1 AND g.service_transportation_id = $2 ORDER BY g.id`;

/** Selects the plates and driver of each leg. The plate of the truck comes before the plate of its trailer. */
const crewSql = `
  SELECT concat_ws(' / ', t.license, v.license), concat_ws(' ', p.first_name, p.last_name)
  FROM routes r
  LEFT JOIN vehicles v ON v.tenant_id = r.tenant_id AND v.id = r.vehicle_id
  LEFT JOIN vehicles t ON t.tenant_id = r.tenant_id AND t.id = r.truck_id
  LEFT JOIN profiles p ON p.tenant_id = r.tenant_id AND p.user_id = r.driver_id
  WHERE r.tenant_id = $1 AND r.service_transportation_id = $2 ORDER BY r."order"`;

const documentsSql = `
  SELECT regexp_replace(file_name, '\\.[^.]+$', '') FROM media
  WHERE tenant_id = $1 AND service_transportation_id = $2 AND mime_type = 'application/pdf' ORDER BY id`;

/**
 * Reads the data of a request's consignment note. The caller has already checked that the user may read the request.
 */
export async function readWaybill(session: Session, tenant: string, request: string): Promise<WaybillData> {
  const rows = (text: string, ...params: unknown[]) => session.rows({ text, params: [tenant, ...params] });
  const [row] = await rows(requestSql, request);
  if (!row) throw new Error('The request does not exist.');
  const [
    number,
    lang,
    customer,
    phone,
    vat,
    company,
    ownPhone,
    ownVat,
    fromDay,
    fromLast,
    toDay,
    toLast,
    customerId,
    companyId,
    service,
    timeZone,
    consigneeName,
    consigneeAddress,
  ] = row;
  const language = languageOrDefault(lang);
  const addressOf = async (
    type: string,
    owner: string | null | undefined,
    direction: string | null = null,
  ): Promise<ConsignmentNoteAddress | null> => {
    const [place] = owner ? await rows(placeSql, type, owner, direction) : [];
    if (!place) return null;
    const [street, zip, city, country, description] = place.map((text) => text || null);
    return {
      street: street ?? null,
      zip: zip ?? null,
      city: city ?? null,
      country: country ?? null,
      description: description ?? null,
    };
  };
  const crew = await rows(crewSql, request);
  const cargo = await rows(cargoSql, request, language);
  const documents = await rows(documentsSql, request);
  return {
    number: number ?? '',
    language,
    sender: {
      name: customer ?? null,
      place: await addressOf('CUSTOMER', customerId),
      phone: phone ?? null,
      vat: vat ?? null,
    },
    carrier: {
      name: company ?? null,
      place: await addressOf('COMPANY', companyId, 'LEGAL_ADDRESS'),
      phone: ownPhone ?? null,
      vat: ownVat ?? null,
    },
    from: await addressOf('SERVICE_TRANSPORTATION', request, 'FROM'),
    to: await addressOf('SERVICE_TRANSPORTATION', request, 'TO'),
    loading: { from: fromDay ?? null, to: fromLast ?? null },
    unloading: { from: toDay ?? null, to: toLast ?? null },
    service: service ?? null,
    today: dayInTimeZone(timeZone ?? 'UTC', new Date()),
    consignee: { name: consigneeName ?? null, address: consigneeAddress ?? null },
    cargo: cargo.map(([vehicle, weight, goods, packages, packaging]) => ({
      vehicle: vehicle ?? '',
      goods: goods ?? null,
      packages: packages ? Number(packages) : null,
      packaging: packaging ?? null,
      weight: Number(weight),
    })),
    vehicles: uniqueTexts(crew.map(([plates]) => plates)),
    drivers: uniqueTexts(crew.map(([, name]) => name)),
    documents: uniqueTexts(documents.map(([name]) => name)),
  };
}

/** Returns the non-empty texts without duplicates. */
function uniqueTexts(texts: readonly (string | null | undefined)[]): string[] {
  return [...new Set(texts.filter((text): text is string => Boolean(text)))];
}
