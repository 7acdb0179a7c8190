import type { Field } from '../../resources/fields';

/**
 * Returns the paths of the fields that a field depends on. When one of those fields changes, the form clears the draft
 * of the dependent field.
 */
export function dependencyPathsOf(field: Field): readonly string[] {
  switch (field.type) {
    case 'one':
      return field.dependsOn ? [field.dependsOn.field] : [];
    case 'position':
      return [field.address.country, field.address.city, field.address.zip];
    default:
      return [];
  }
}
