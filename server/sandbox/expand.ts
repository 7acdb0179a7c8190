import { type Kind, type SandboxObject, shown } from './objects';
import { invalid } from './refusals';
import type { Store } from './store';

/** Fields that hold the id of another object, and of what kind that is. */
const links: Readonly<Record<Kind, Readonly<Record<string, Kind>>>> = {
  customer: {},
  payment_method: { customer: 'customer' },
  'checkout.session': { customer: 'customer', payment_intent: 'payment_intent', setup_intent: 'setup_intent' },
  payment_intent: { customer: 'customer', latest_charge: 'charge', payment_method: 'payment_method' },
  setup_intent: { customer: 'customer', payment_method: 'payment_method' },
  charge: { customer: 'customer', payment_intent: 'payment_intent' },
  refund: { charge: 'charge', payment_intent: 'payment_intent' },
};

/** Most links that lead from one object to another in a path. */
const deepest = 4;

/**
 * An object as a call wants it, with what some of its ids stand for in their places.
 * @param paths such as `payment_intent.latest_charge`
 * @throws CallRefused for a path that leads nowhere
 */
export async function expanded(store: Store, object: SandboxObject, paths: readonly string[]): Promise<object> {
  const fields = new Map<string, string[]>();
  for (const path of paths) {
    const [field = '', ...rest] = path.split('.');
    if (rest.length >= deepest)
      throw invalid(
        `You cannot expand more than ${deepest} levels of a property (${path}).`,
        'parameter_invalid',
        'expand',
      );
    fields.set(field, [...(fields.get(field) ?? []), ...(rest.length > 0 ? [rest.join('.')] : [])]);
  }
  const values = new Map<string, unknown>(Object.entries(object));
  const full: Record<string, object> = {};
  for (const [field, further] of fields) {
    const kind = links[object.object][field];
    if (!kind) throw invalid(`This property cannot be expanded (${field}).`, 'parameter_invalid', 'expand');
    const id = values.get(field);
    if (typeof id === 'string') full[field] = await expanded(store, await store.get(kind, id), further);
  }
  return { ...shown(object), ...full };
}
