// How servers name the columns and types of their lists. providers/data/waybillDialect.ts and lighthouseDialect.ts write
// queries with these names.
import { getNamedType, isInputObjectType } from 'graphql';

/** Capitalizes the first letter. */
export const capitalize = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns the value of a column enum for the name of a column, by dialect. */
export const valueOfColumn = {
  waybill: (name) => name,
  lighthouse: (name) => name.toUpperCase().replaceAll(/[^A-Z0-9_]/g, ''),
};

/** Returns the types of a list's conditions and orders, by dialect. */
export const usualTypes = {
  waybill: (list) => ({ where: `${capitalize(list)}Where`, orderBy: `${capitalize(list)}Order` }),
  lighthouse: (list) => ({
    where: `Query${capitalize(list)}WhereWhereConditions`,
    orderBy: `Query${capitalize(list)}OrderByOrderByClause`,
  }),
};

/** Returns the dialect of a schema: `waybill` if a list is ordered by `direction`, else `lighthouse`. */
export function dialectOf(schema) {
  const orders = Object.values(schema.getQueryType().getFields()).flatMap(({ args }) =>
    args.filter(({ name }) => name === 'orderBy').map(({ type }) => getNamedType(type)),
  );
  const isWaybill = orders.some((order) => isInputObjectType(order) && order.getFields().direction);
  return isWaybill ? 'waybill' : 'lighthouse';
}
