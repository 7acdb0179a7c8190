import { capitalize } from './names';
import type { DialectSyntax } from './dialect';

/** The syntax of Waybill's own server: `vehiclesView(where: VehiclesViewWhere, orderBy: [VehiclesViewOrder!])`. */
export const waybillDialect: DialectSyntax = {
  whereType: (list) => `${capitalize(list)}Where`,
  orderType: (list) => `${capitalize(list)}Order`,
  comparesLastChange: true,
  hasLimitedTotal: true,
  ignoresCase: true,
  escape: '\\',
  whereDepth: 2,
  column: (name) => name.replaceAll('.', '__'),
  order: (column, direction) => ({ column, direction }),
};
