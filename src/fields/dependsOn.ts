import type { Field } from '../../resources/fields';

/**
 * Returns the paths of the fields that this field depends on. When one of them changes, the draft of this field is
 * cleared.
 */
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
