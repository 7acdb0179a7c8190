import type { Tree } from './form';
import { invalid } from './refusals';

/** Least that may be charged, in cents. */
const leastAmount = 50;
/** Stripe's bounds of metadata. */
const metadataBounds = { keys: 50, key: 40, value: 500 };

/**
 * Parameters of a call. Each is read by name; what nobody read when `end` is called is refused, so that Waybill never
 * counts on something that the sandbox passed over.
 */
export class Parameters {
  private readonly unread: Set<string>;
  private readonly inner: Parameters[] = [];

  constructor(
    private readonly tree: Tree,
    private readonly path = '',
  ) {
    this.unread = new Set(tree.keys());
  }

  /** A text; an empty one is none. */
  text(name: string): string | undefined {
    this.unread.delete(name);
    const value = this.tree.get(name);
    if (value !== undefined && typeof value !== 'string')
      throw invalid(`Invalid string: ${this.nameOf(name)}`, 'parameter_invalid_string', this.nameOf(name));
    return value || undefined;
  }

  /** A text that must be there. */
  must(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw this.missing(name);
    return value;
  }

  /** One of some words. */
  one<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
    const value = this.text(name);
    const word = words.find((known) => known === value);
    if (value !== undefined && word === undefined) {
      throw invalid(
        `Invalid ${this.nameOf(name)}: must be one of ${words.join(', ')}`,
        'parameter_invalid',
        this.nameOf(name),
      );
    }
    return word;
  }

  /** A whole number, not below zero. */
  whole(name: string): number | undefined {
    const value = this.text(name);
    if (value !== undefined && !/^\d{1,10}$/.test(value))
      throw invalid(`Invalid integer: ${value}`, 'parameter_invalid_integer', this.nameOf(name));
    return value === undefined ? undefined : Number(value);
  }

  /** Yes or no; no when it is not there. */
  flag(name: string): boolean {
    return this.one(name, ['true', 'false']) === 'true';
  }

  /** A sum that may be charged, in cents. */
  amount(name: string): number {
    const value = this.whole(name);
    if (value === undefined) throw this.missing(name);
    return chargeable(value, this.nameOf(name));
  }

  /** The currency, in small letters. */
  currency(): string {
    const value = this.must('currency').toLowerCase();
    if (!/^[a-z]{3}$/.test(value))
      throw invalid(`Invalid currency: ${value}`, 'parameter_invalid', this.nameOf('currency'));
    return value;
  }

  /** An address of a page; the processor leads nowhere else. */
  page(name: string): string | undefined {
    const value = this.text(name);
    if (value !== undefined && !(URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))) {
      throw invalid('Not a valid URL', 'url_invalid', this.nameOf(name));
    }
    return value;
  }

  /** Texts by names of the caller's own. */
  metadata(name = 'metadata'): Record<string, string> {
    const entries = Array.from(this.branch(name) ?? []).map(([key, value]): [string, string] => {
      if (typeof value === 'string' && key.length <= metadataBounds.key && value.length <= metadataBounds.value)
        return [key, value];
      throw invalid(`Invalid metadata: ${key}`, 'parameter_invalid', `${this.nameOf(name)}[${key}]`);
    });
    if (entries.length > metadataBounds.keys)
      throw invalid('Too many keys of metadata.', 'parameter_invalid', this.nameOf(name));
    return Object.fromEntries(entries);
  }

  /** A list of texts. */
  texts(name: string): string[] {
    return Array.from(this.branch(name)?.values() ?? []).filter((value) => typeof value === 'string');
  }

  /** How one may pay: by card, if it is said. */
  onlyCards(): void {
    if (this.texts('allowed_payment_method_types').every((type) => type === 'card')) return;
    throw invalid('The sandbox takes cards only.', 'parameter_invalid', 'allowed_payment_method_types');
  }

  /** Parameters within one. */
  within(name: string): Parameters | undefined {
    const branch = this.branch(name);
    return branch && this.child(branch, this.nameOf(name));
  }

  /** Parameters of each of a list. */
  each(name: string): Parameters[] {
    return Array.from(this.branch(name) ?? []).map(([place, value]) => {
      const path = `${this.nameOf(name)}[${place}]`;
      if (typeof value === 'string') throw invalid(`Invalid object: ${path}`, 'parameter_invalid', path);
      return this.child(value, path);
    });
  }

  /** @throws CallRefused for what nobody read. */
  end(): void {
    for (const name of this.unread) {
      throw invalid(`Received unknown parameter: ${this.nameOf(name)}`, 'parameter_unknown', this.nameOf(name));
    }
    for (const inner of this.inner) inner.end();
  }

  private missing(name: string) {
    return invalid(`Missing required param: ${this.nameOf(name)}.`, 'parameter_missing', this.nameOf(name));
  }

  private child(tree: Tree, path: string): Parameters {
    const child = new Parameters(tree, path);
    this.inner.push(child);
    return child;
  }

  private branch(name: string): Tree | undefined {
    this.unread.delete(name);
    const value = this.tree.get(name);
    // An empty text takes metadata away: there is none yet where things are made.
    if (typeof value !== 'string') return value;
    if (value === '') return undefined;
    throw invalid(`Invalid object: ${this.nameOf(name)}`, 'parameter_invalid', this.nameOf(name));
  }

  private nameOf(name: string): string {
    return this.path ? `${this.path}[${name}]` : name;
  }
}

/** A sum, if it may be charged. @throws CallRefused below fifty cents. */
export function chargeable(amount: number, param: string): number {
  if (amount >= leastAmount) return amount;
  throw invalid('Amount must be at least €0.50 eur', 'amount_too_small', param);
}
