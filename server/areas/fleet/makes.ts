import { eq } from 'drizzle-orm';
import { isId } from '../../database/ids';
import type { RowValues } from '../../dialect/entity';
import { type BatchRecords, CachedRead, type ReadContext } from '../../dialect/write/cached-read';
import type { ChosenMakeAndModel } from './rules';
import { vehicleMakes, vehicleModels } from './tables';

const cachedMake = new CachedRead(async ({ orm }, key): Promise<ChosenMakeAndModel['make']> => {
  const { id, title, class_id } = vehicleMakes;
  const [make] = await orm.select({ title, class_id }).from(vehicleMakes).where(eq(id, key));
  return make;
});

const cachedModel = new CachedRead(async ({ orm }, key): Promise<ChosenMakeAndModel['model']> => {
  const { id, title, make_id } = vehicleModels;
  const [model] = await orm.select({ title, make_id }).from(vehicleModels).where(eq(id, key));
  return model;
});

/** Reads the make and model that a row references. Unknown ids are left out. */
export async function readChosenMakeAndModel(context: ReadContext, values: RowValues): Promise<ChosenMakeAndModel> {
  const chosen: ChosenMakeAndModel = {};
  if (isId(values.vehicle_make_id)) {
    const make = await cachedMake.get(context, values.vehicle_make_id);
    if (make) chosen.make = make;
  }
  if (isId(values.vehicle_model_id)) {
    const model = await cachedModel.get(context, values.vehicle_model_id);
    if (model) chosen.model = model;
  }
  return chosen;
}

/** Reads at once the makes and models that the records of a batch have before it. */
export async function prepareMakesAndModels(context: ReadContext, { locked }: BatchRecords): Promise<void> {
  const idsIn = (column: string) => [...new Set(locked.map((row) => row[column]).filter(isId))];
  const read = async (table: string, reference: string, ids: readonly string[]) => {
    if (ids.length === 0) return [];
    const text = `SELECT id, title, ${reference} FROM ${table} WHERE id = ANY ($1::bigint[])`;
    const rows = await context.session.rows({ text, params: [ids] });
    return rows.map(([id, title, to]) => ({ id: String(id), title: String(title), to: String(to) }));
  };
  for (const { id, title, to } of await read('vehicle_makes', 'class_id', idsIn('vehicle_make_id')))
    cachedMake.set(context, id, { title, class_id: to });
  for (const { id, title, to } of await read('vehicle_models', 'make_id', idsIn('vehicle_model_id')))
    cachedModel.set(context, id, { title, make_id: to });
}
