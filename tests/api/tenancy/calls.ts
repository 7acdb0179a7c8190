import type { GraphqlResponse, SignedInUser, TestServer } from '../harness/server';

/** The fields of a tenant that tests read. */
export interface TenantData {
  id: string;
  lang: string;
  time_zone: string;
  temporary: unknown;
  modified_at: string;
  subscription_is_active: boolean;
  tariff: { id: string; code: string } | null;
  statistics: { users: number; vehicles: number; customers: number; requests: number };
  contact_people: { id: string; first_name: string }[];
  addresses: { id: string; direction: string; city: string }[];
  company: CompanyData[];
}

/** The fields of a company that tests read. */
export interface CompanyData {
  id: string;
  name: string;
  legal_name: string | null;
  registration_number: string | null;
  vat_number: string | null;
  phone: string | null;
  status: string;
  legal_address: { id: string; city: string; zip: string; street: string; direction: string } | null;
  actual_address: { id: string; city: string; direction: string } | null;
  contact_people: { id: string; first_name: string; last_name: string; email: string | null }[];
  verifications: { status: string; message: string | null }[];
}

const address = '{ id country city zip street direction addressable_type addressable_id }';
const company = `{ id name legal_name registration_number vat_number eori email phone status legal_address ${address} actual_address ${address}
  contact_people { id first_name last_name phone email } verifications { status message } }`;
const fields = `id lang time_zone temporary modified_at subscription_is_active tariff { id code } statistics { users vehicles customers requests }
  contact_people { id first_name } addresses { id direction city } company ${company}`;

/** Fetches the caller's tenant. @throws Error if the call is refused */
export async function fetchTenant(server: TestServer, { token }: Pick<SignedInUser, 'token'>): Promise<TenantData> {
  const { data, body } = await server.call<{ tenant: { data: TenantData[] } }>(
    `{ tenant(first: 5) { data { ${fields} } } }`,
    {},
    { token },
  );
  const [own, ...others] = data?.tenant.data ?? [];
  if (!own || others.length > 0) throw new Error(`not the one tenant: ${JSON.stringify(body)}`);
  return own;
}

/**
 * Updates the caller's tenant. Unless the update contains `modified_at`, the current one is sent, so that there is no
 * conflict.
 */
export async function updateTenant(
  server: TestServer,
  by: SignedInUser,
  input: object,
): Promise<GraphqlResponse<{ updateTenant: TenantData }>> {
  const { id, modified_at } = await fetchTenant(server, by);
  const document = `mutation ($input: UpdateTenantInput!) { updateTenant(input: $input) { ${fields} } }`;
  return server.call(document, { input: { id, modified_at, ...input } }, { token: by.token });
}

/** Updates the company of the caller's tenant. */
export function updateCompany(server: TestServer, by: SignedInUser, update: object) {
  return updateTenant(server, by, { company: { update } });
}

/** Submits a company or a vehicle to the operator for verification. */
export function submitForVerification(
  server: TestServer,
  { token }: Pick<SignedInUser, 'token'>,
  type: 'COMPANY' | 'VEHICLE',
  id: string,
) {
  const document =
    type === 'COMPANY'
      ? 'mutation ($id: ID!) { sent: updateCompanyForVerification(id: $id) { id status verifications { status message } } }'
      : 'mutation ($id: ID!) { sent: updateVehicleForVerification(id: $id) { id status: verify verifications { status message } } }';
  return server.call<{
    sent: { id: string; status: string; verifications: { status: string; message: string | null }[] };
  }>(document, { id }, { token });
}

/** Returns the problem codes of a refused call by input path. */
export function problemCodesOf({ errors }: GraphqlResponse<unknown>): Record<string, string[]> {
  const validation = errors?.[0]?.extensions?.validation ?? {};
  return Object.fromEntries(
    Object.entries(validation).map(([field, problems]) => [field, problems.map(({ code }) => code)]),
  );
}
