import type { Api } from './api';

/** What tests of requests prepare by the API. */
export function requests(api: Api) {
  const customerId = async (): Promise<string> => {
    const { customersView } = await api.call<{ customersView: { data: { id: string }[] } }>(
      '{ customersView(first: 1) { data { id } } }',
      {},
    );
    return customersView.data[0]?.id ?? '';
  };

  /** A new request that is complete, and a DRAFT. */
  const draft = async (beside: Readonly<Record<string, unknown>> = {}): Promise<{ id: string; number: string }> => {
    const input = {
      customer: { connect: await customerId() },
      cargo: { create: [{ weight: 4200 }] },
      addresses: {
        create: [
          { direction: 'FROM', country: 'PL', city: 'Poznań', zip: '60-101' },
          { direction: 'TO', country: 'DE', city: 'Hamburg', zip: '20095' },
        ],
      },
      ...beside,
    };
    const create =
      'mutation ($input: CreateServiceTransportationInput!) { createServiceTransportation(input: $input) { id number } }';
    const { createServiceTransportation: made } = await api.call<{
      createServiceTransportation: { id: string; number: string };
    }>(create, { input });
    return made;
  };

  /** Takes a request a step further. */
  const step = async (id: string, status: string, feedback?: Readonly<Record<string, unknown>>): Promise<void> => {
    const query =
      'mutation ($input: UpdateServiceTransportationStatusInput!) { updateServiceTransportationStatus(input: $input) { id } }';
    await api.call(query, { input: { id, status, feedback } });
  };

  return {
    draft,
    step,

    /** A new company to work for, by whose name its requests are found; its id. */
    async customer(company_name: string): Promise<string> {
      const query = 'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }';
      const profile = { type: 'BUSINESS', company_name, phone: '+48221234567', email: 'orders@example.com' };
      const input = { profile: { create: profile }, address: { create: { country: 'PL', city: 'Poznań' } } };
      return (await api.call<{ createCustomer: { id: string } }>(query, { input })).createCustomer.id;
    },

    /** A new request that is complete, and NEW; its id. */
    async submitted(beside: Readonly<Record<string, unknown>> = {}): Promise<string> {
      const { id } = await draft(beside);
      await step(id, 'NEW');
      return id;
    },

    /** Changes a request as it stands now. */
    async update(id: string, changes: Readonly<Record<string, unknown>>): Promise<void> {
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
