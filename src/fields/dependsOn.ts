import type { Field } from '../../resources/fields';

/** Returns the fields that a field's draft depends on: it is cleared when one of them changes. */
export function dependsOn(field: Field): readonly string[] {
  switch (field.type) {
    case 'one':
      return field.dependsOn ? [field.dependsOn.field] : [];
    case 'position':
      return [field.address.country, field.address.city, field.address.zip];
    default:
      return [];
  }
}
