import type { WaybillDetail } from '../../contract.generated';
import type { EntityField } from '../../dialect/entity';

/** SQL expressions for the columns of a request. */
interface RequestSql {
  tenant: string;
  id: string;
  consignee: string;
}

const hasCargoSql = ({ tenant, id }: RequestSql, condition: string) =>
  `EXISTS (SELECT 1 FROM transportation_cargos c WHERE c.tenant_id = ${tenant}` +
  ` AND c.service_transportation_id = ${id} AND ${condition})`;

/** SQL conditions on which a consignment note lacks a detail. Cargo without a description is a vehicle of some class. */
const lackingSql: Readonly<Record<WaybillDetail, (request: RequestSql) => string>> = {
  CONSIGNEE: ({ consignee }) => `${consignee} IS NULL`,
  GOODS: (request) =>
    `(NOT ${hasCargoSql(request, 'true')} OR ${hasCargoSql(request, 'c.goods IS NULL AND c.vehicle_class_id IS NULL')})`,
  PACKAGES: (request) =>
    hasCargoSql(request, 'c.vehicle_class_id IS NULL AND (c.packages IS NULL OR c.packaging IS NULL)'),
};

/** The details that a request's consignment note lacks. */
export const waybillLacksField: EntityField = {
  kind: 'computed',
  needs: ['tenant_id', 'id', 'consignee_name'],
  sql: (tenant = '', id = '', consignee = '') => {
    const cases = Object.entries(lackingSql).map(
      ([detail, sql]) => `CASE WHEN ${sql({ tenant, id, consignee })} THEN '${detail}' END`,
    );
    return `to_jsonb(array_remove(ARRAY[${cases.join(', ')}], NULL))`;
  },
  returns: 'jsonb',
};
