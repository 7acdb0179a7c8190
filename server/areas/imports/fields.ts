import type { ImportField as ContractField, ImportFieldKind } from '../../contract.generated';
import type { ImportDefinition, ImportFieldKind as Kind } from './definition';

const kinds: Readonly<Record<Kind, ImportFieldKind>> = {
  text: 'TEXT',
  number: 'NUMBER',
  integer: 'INTEGER',
  boolean: 'BOOLEAN',
  date: 'DATE',
  enum: 'ENUM',
  country: 'COUNTRY',
  phone: 'PHONE',
  relation: 'RELATION',
  relations: 'RELATIONS',
};

/** Returns the fields that an import can fill, as the contract has them. */
export function importFieldsOf({ fields, keys }: ImportDefinition): Omit<ContractField, '__typename'>[] {
  return Object.entries(fields).map(([field, { kind, values = [], required = false, once = false }]) => ({
    field,
    kind: kinds[kind],
    values: [...values],
    required,
    is_key: field in keys,
    once,
  }));
}
