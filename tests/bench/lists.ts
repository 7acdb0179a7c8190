/** A list query of the API whose speed is measured. It returns 25 rows with a filter, an order and two relations. */
export interface ComparedListQuery {
  /** Name of the API's method, and of the handwritten list (by-hand.ts) that returns the same rows. */
  method: string;
  /** The arguments of the operation, by name, with their types. */
  types: string;
  /** The selected fields of a row. */
  fields: string;
  /** Whether the list also counts all its rows. */
  total: boolean;
  variables: Readonly<Record<string, unknown>>;
}

const vehicles = {
  method: 'vehicles',
  types: '$where: VehiclesWhere, $orderBy: [VehiclesOrder!]',
  fields: `id vin license carrying_capacity places year vehicle_model_input is_active verify created_at modified_at
    vehicle_class { id title } vehicle_make { id title }`,
  variables: {
    where: { column: 'is_active', operator: 'EQ', value: true },
    orderBy: [{ column: 'license', direction: 'ASC' }],
  },
};

const requests = {
  method: 'serviceTransportation',
  types: '$where: ServiceTransportationWhere, $orderBy: [ServiceTransportationOrder!]',
  fields: `id number type status price currency to_take_to_work_from to_take_to_work_to delivery_date_from delivery_date_to
    created_at modified_at customer { id customer_name } service { id name }`,
  variables: {
    where: { column: 'status', operator: 'EQ', value: 'CLOSE_REQUEST' },
    orderBy: [{ column: 'created_at', direction: 'DESC' }],
  },
};

/** The lists whose speed is compared with handwritten SQL. */
export const comparedLists: readonly ComparedListQuery[] = [vehicles, requests].flatMap((list) => [
  { ...list, total: false },
  { ...list, total: true },
]);

/** Returns the GraphQL document of a list. */
export function queryOf({ method, types, fields, total }: ComparedListQuery): string {
  const info = total ? 'paginatorInfo { total }' : '';
  return `query List(${types}) { ${method}(first: 25, where: $where, orderBy: $orderBy) { ${info} data { ${fields} } } }`;
}
