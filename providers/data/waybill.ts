import { capitalized } from './names';
import type { Spelling } from './spelling';

/** The spelling of the specification: `vehiclesView(where: VehiclesViewWhere, orderBy: [VehiclesViewOrder!])`. */
export const waybill: Spelling = {
  whereType: (list) => `${capitalized(list)}Where`,
  orderType: (list) => `${capitalized(list)}Order`,
  whereDepth: 2,
  column: (name) => name.replaceAll('.', '__'),
  order: (column, direction) => ({ column, direction }),
};
