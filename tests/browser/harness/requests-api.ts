import type { ApiClient } from './api';

/** Returns functions that prepare requests through the API for tests. */
export function requestsApi(api: ApiClient) {
  const fetchCustomerId = async (): Promise<string> => {
    const { customersView } = await api.call<{ customersView: { data: { id: string }[] } }>(
      '{ customersView(first: 1) { data { id } } }',
      {},
    );
    return customersView.data[0]?.id ?? '';
  };

  /** Creates a request with the status DRAFT that has all data required for the status NEW. */
  const createDraft = async (
    overrides: Readonly<Record<string, unknown>> = {},
  ): Promise<{ id: string; number: string }> => {
    const input = {
      customer: { connect: await fetchCustomerId() },
      cargo: { create: [{ weight: 4200 }] },
      addresses: {
        create: [
          { direction: 'FROM', country: 'PL', city: 'Poznań', zip: '60-101' },
          { direction: 'TO', country: 'DE', city: 'Hamburg', zip: '20095' },
        ],
      },
      ...overrides,
    };
    const create =
      'mutation ($input: CreateServiceTransportationInput!) { createServiceTransportation(input: $input) { id number } }';
    const { createServiceTransportation: created } = await api.call<{
      createServiceTransportation: { id: string; number: string };
    }>(create, { input });
    return created;
  };

  /** Changes the status of a request. `feedback` is the rating or reason that some transitions require. */
  const setStatus = async (id: string, status: string, feedback?: Readonly<Record<string, unknown>>): Promise<void> => {
    const query =
      'mutation ($input: UpdateServiceTransportationStatusInput!) { updateServiceTransportationStatus(input: $input) { id } }';
    await api.call(query, { input: { id, status, feedback } });
  };

  return {
    createDraft,
    setStatus,

    /** Creates a business customer with a name and returns its id. */
    async customer(company_name: string): Promise<string> {
      const query = 'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }';
      const profile = { type: 'BUSINESS', company_name, phone: '+48221234567', email: 'orders@example.com' };
      const input = { profile: { create: profile }, address: { create: { country: 'PL', city: 'Poznań' } } };
      return (await api.call<{ createCustomer: { id: string } }>(query, { input })).createCustomer.id;
    },

    /** Creates a request with all required data, submits it, so that its status is NEW, and returns its id. */
    async createSubmitted(overrides: Readonly<Record<string, unknown>> = {}): Promise<string> {
      const { id } = await createDraft(overrides);
      await setStatus(id, 'NEW');
      return id;
    },

    /** Updates a request with its current version (`modified_at`), so that the update is no conflict. */
    async updateRequest(id: string, changes: Readonly<Record<string, unknown>>): Promise<void> {
      const query =
        'query ($where: ServiceTransportationWhere) { serviceTransportation(first: 1, where: $where) { data { modified_at } } }';
      const where = { column: 'id', value: id };
      const { serviceTransportation } = await api.call<{ serviceTransportation: { data: { modified_at: string }[] } }>(
        query,
        { where },
      );
      const input = { id, modified_at: serviceTransportation.data[0]?.modified_at, ...changes };
      await api.call(
        'mutation ($input: UpdateServiceTransportationInput!) { updateServiceTransportation(input: $input) { id } }',
        { input },
      );
    },
  };
}
