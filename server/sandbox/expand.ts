import { type SandboxObjectKind, type SandboxObject, removeInternalFields } from './objects';
import { invalidRequestError } from './api-errors';
import type { SandboxObjectStore } from './store';

/** Fields that can be expanded, and the kind of object that each refers to. */
const expandableFields: Readonly<Record<SandboxObjectKind, Readonly<Record<string, SandboxObjectKind>>>> = {
  customer: {},
  payment_method: { customer: 'customer' },
  'checkout.session': { customer: 'customer', payment_intent: 'payment_intent', setup_intent: 'setup_intent' },
  payment_intent: { customer: 'customer', latest_charge: 'charge', payment_method: 'payment_method' },
  setup_intent: { customer: 'customer', payment_method: 'payment_method' },
  charge: { customer: 'customer', payment_intent: 'payment_intent' },
  refund: { charge: 'charge', payment_intent: 'payment_intent' },
};

/** Maximum depth of an expanded path. */
const maxDepth = 4;

/** Returns an object in which the ids at `paths` are replaced by the objects that they refer to. */
export async function expandObject(
  store: SandboxObjectStore,
  object: SandboxObject,
  paths: readonly string[],
): Promise<object> {
  const fields = new Map<string, string[]>();
  for (const path of paths) {
    const [field = '', ...rest] = path.split('.');
    if (rest.length >= maxDepth)
      throw invalidRequestError(
        `You cannot expand more than ${maxDepth} levels of a property (${path}).`,
        'parameter_invalid',
        'expand',
      );
    fields.set(field, [...(fields.get(field) ?? []), ...(rest.length > 0 ? [rest.join('.')] : [])]);
  }
  const values = new Map<string, unknown>(Object.entries(object));
  const full: Record<string, object> = {};
  for (const [field, further] of fields) {
    const kind = expandableFields[object.object][field];
    if (!kind) throw invalidRequestError(`This property cannot be expanded (${field}).`, 'parameter_invalid', 'expand');
    const id = values.get(field);
    if (typeof id === 'string') full[field] = await expandObject(store, await store.get(kind, id), further);
  }
  return { ...removeInternalFields(object), ...full };
}
