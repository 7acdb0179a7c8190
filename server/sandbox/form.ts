import { invalid } from './refusals';

/** Values of a form by their names; lists have the names 0, 1, 2. */
export type Tree = Map<string, string | Tree>;

const deepest = 6;
const most = 500;

/**
 * Reads a form whose names nest in brackets, `line_items[0][price_data][currency]=eur`, as Stripe's SDK writes it.
 * @throws CallRefused for what is not such a form.
 */
export function parseForm(text: string): Tree {
  const pairs = Array.from(new URLSearchParams(text));
  if (pairs.length > most) throw invalid('Too many parameters.', 'parameters_too_many');
  const root: Tree = new Map();
  for (const [name, value] of pairs) put(root, pathOf(name), value, name);
  return root;
}

/** `a[b][]` as a, b and the empty name, which stands for the next of a list. */
function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  const [, first = '', rest = ''] = match ?? [];
  const path = [first, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), ([, part = '']) => part)];
  if (!match || path.length > deepest) throw invalid(`Invalid parameter name: ${name}`, 'parameter_invalid', name);
  return path;
}

function put(tree: Tree, path: readonly string[], value: string, name: string): void {
  const [given = '', ...rest] = path;
  const key = given || String(tree.size);
  const present = tree.get(key);
  if (rest.length === 0) {
    if (present !== undefined) throw invalid(`Parameter sent twice: ${name}`, 'parameter_invalid', name);
    tree.set(key, value);
    return;
  }
  if (typeof present === 'string') throw invalid(`Parameter sent twice: ${name}`, 'parameter_invalid', name);
  const branch: Tree = present ?? new Map();
  tree.set(key, branch);
  put(branch, rest, value, name);
}
