import type { ColumnSql } from '../../../dialect/entity';
import { barePlate, vehicleClassEntity, vehicleEntity, vehicleMakeEntity, vehicleModelEntity } from '../../fleet';
import { supportedLanguages } from '../../../texts/languages';
import type { ImportDefinition, ImportField } from '../definition';

/** Class, make and model by their titles: a make belongs to a class, a model to a make. */
export const makeAndModelFields: Readonly<Record<'vehicle_class' | 'vehicle_make' | 'vehicle_model', ImportField>> = {
  vehicle_class: {
    kind: 'relation',
    to: {
      entity: () => vehicleClassEntity,
      texts: (column: ColumnSql) => supportedLanguages.map((language) => column(`title_${language}`)),
    },
  },
  vehicle_make: {
    kind: 'relation',
    to: {
      entity: () => vehicleMakeEntity,
      texts: (column) => [column('title')],
      within: { field: 'vehicle_class', column: 'class_id' },
    },
  },
  vehicle_model: {
    kind: 'relation',
    to: {
      entity: () => vehicleModelEntity,
      texts: (column) => [column('title')],
      within: { field: 'vehicle_make', column: 'make_id' },
    },
  },
};

/** The import of vehicles. */
export const vehicleImport: ImportDefinition = {
  resource: 'vehicles',
  entity: vehicleEntity,
  fields: {
    license: { kind: 'text', required: true },
    vin: { kind: 'text' },
    ...makeAndModelFields,
    vehicle_model_input: { kind: 'text' },
    year: { kind: 'integer' },
    carrying_capacity: { kind: 'number' },
    places: { kind: 'integer' },
    inspection_until: { kind: 'date' },
    insurance_until: { kind: 'date' },
  },
  keys: {
    license: { sql: (column) => `translate(${column('license')}, ' -', '')`, normalize: barePlate, isUnique: true },
    vin: {
      sql: (column) => column('vin'),
      normalize: (text) => text.toUpperCase().replaceAll(/\s/g, ''),
      isUnique: true,
    },
  },
};
