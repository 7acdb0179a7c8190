import { invalidRequestError } from './api-errors';

/** Nested form values. The keys of list items are 0, 1, 2 and so on. */
export type FormTree = Map<string, string | FormTree>;

const maxDepth = 6;
const maxParameters = 500;

/** Parses a form with nested names, such as `line_items[0][price_data][currency]=eur`, as Stripe's SDK sends them. */
export function parseNestedForm(text: string): FormTree {
  const pairs = Array.from(new URLSearchParams(text));
  if (pairs.length > maxParameters) throw invalidRequestError('Too many parameters.', 'parameters_too_many');
  const root: FormTree = new Map();
  for (const [name, value] of pairs) setValue(root, pathOf(name), value, name);
  return root;
}

/** Splits the name `a[b][]` into `a`, `b` and an empty part, which appends an item to a list. */
function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  const [, first = '', rest = ''] = match ?? [];
  const path = [first, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), ([, part = '']) => part)];
  if (!match || path.length > maxDepth)
    throw invalidRequestError(`Invalid parameter name: ${name}`, 'parameter_invalid', name);
  return path;
}

function setValue(tree: FormTree, path: readonly string[], value: string, name: string): void {
  const [given = '', ...rest] = path;
  const key = given || String(tree.size);
  const present = tree.get(key);
  if (rest.length === 0) {
    if (present !== undefined) throw invalidRequestError(`Parameter sent twice: ${name}`, 'parameter_invalid', name);
    tree.set(key, value);
    return;
  }
  if (typeof present === 'string')
    throw invalidRequestError(`Parameter sent twice: ${name}`, 'parameter_invalid', name);
  const branch: FormTree = present ?? new Map();
  tree.set(key, branch);
  setValue(branch, rest, value, name);
}
