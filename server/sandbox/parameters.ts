import type { FormTree } from './form';
import { invalidRequestError } from './api-errors';

/** Smallest amount that can be charged, in cents. */
const minAmount = 50;
/** Stripe's limits for metadata. */
const metadataLimits = { keys: 50, key: 40, value: 500 };

/**
 * Parameters of an API request. The reading methods throw ApiError for invalid values. `end` refuses parameters that
 * were not read, so that Waybill does not rely on a parameter that the sandbox ignores.
 */
export class ApiParameters {
  private readonly unread: Set<string>;
  private readonly inner: ApiParameters[] = [];

  constructor(
    private readonly tree: FormTree,
    private readonly path = '',
  ) {
    this.unread = new Set(tree.keys());
  }

  /** Reads a text; an empty text counts as absent. */
  text(name: string): string | undefined {
    this.unread.delete(name);
    const value = this.tree.get(name);
    if (value !== undefined && typeof value !== 'string')
      throw invalidRequestError(`Invalid string: ${this.nameOf(name)}`, 'parameter_invalid_string', this.nameOf(name));
    return value || undefined;
  }

  /** Reads a required text. */
  requiredText(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw this.missing(name);
    return value;
  }

  /** Reads a text that must be one of the given words; undefined when absent. */
  oneOf<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
    const value = this.text(name);
    const word = words.find((known) => known === value);
    if (value !== undefined && word === undefined) {
      throw invalidRequestError(
        `Invalid ${this.nameOf(name)}: must be one of ${words.join(', ')}`,
        'parameter_invalid',
        this.nameOf(name),
      );
    }
    return word;
  }

  /** Reads a non-negative integer; undefined when absent. */
  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value !== undefined && !/^\d{1,10}$/.test(value))
      throw invalidRequestError(`Invalid integer: ${value}`, 'parameter_invalid_integer', this.nameOf(name));
    return value === undefined ? undefined : Number(value);
  }

  /** Reads a boolean; false when absent. */
  boolean(name: string): boolean {
    return this.oneOf(name, ['true', 'false']) === 'true';
  }

  /** Reads a required amount in cents. */
  amount(name: string): number {
    const value = this.integer(name);
    if (value === undefined) throw this.missing(name);
    return requireChargeableAmount(value, this.nameOf(name));
  }

  /** Reads the required currency, in lower case. */
  currency(): string {
    const value = this.requiredText('currency').toLowerCase();
    if (!/^[a-z]{3}$/.test(value))
      throw invalidRequestError(`Invalid currency: ${value}`, 'parameter_invalid', this.nameOf('currency'));
    return value;
  }

  /** Reads an http or https URL; undefined when absent. */
  url(name: string): string | undefined {
    const value = this.text(name);
    if (value !== undefined && !(URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))) {
      throw invalidRequestError('Not a valid URL', 'url_invalid', this.nameOf(name));
    }
    return value;
  }

  /** Reads metadata: texts under any keys. */
  metadata(name = 'metadata'): Record<string, string> {
    const entries = Array.from(this.branch(name) ?? []).map(([key, value]): [string, string] => {
      if (typeof value === 'string' && key.length <= metadataLimits.key && value.length <= metadataLimits.value)
        return [key, value];
      throw invalidRequestError(`Invalid metadata: ${key}`, 'parameter_invalid', `${this.nameOf(name)}[${key}]`);
    });
    if (entries.length > metadataLimits.keys)
      throw invalidRequestError('Too many keys of metadata.', 'parameter_invalid', this.nameOf(name));
    return Object.fromEntries(entries);
  }

  /** Reads a list of texts. */
  texts(name: string): string[] {
    return Array.from(this.branch(name)?.values() ?? []).filter((value) => typeof value === 'string');
  }

  /** Throws when payment methods other than cards are requested. */
  onlyCards(): void {
    if (this.texts('allowed_payment_method_types').every((type) => type === 'card')) return;
    throw invalidRequestError('The sandbox takes cards only.', 'parameter_invalid', 'allowed_payment_method_types');
  }

  /** Returns the nested parameters of an object. */
  object(name: string): ApiParameters | undefined {
    const branch = this.branch(name);
    return branch && this.child(branch, this.nameOf(name));
  }

  /** Returns the nested parameters of each list item. */
  list(name: string): ApiParameters[] {
    return Array.from(this.branch(name) ?? []).map(([place, value]) => {
      const path = `${this.nameOf(name)}[${place}]`;
      if (typeof value === 'string') throw invalidRequestError(`Invalid object: ${path}`, 'parameter_invalid', path);
      return this.child(value, path);
    });
  }

  /** Throws ApiError if the request contains parameters that were not read. */
  end(): void {
    for (const name of this.unread) {
      throw invalidRequestError(
        `Received unknown parameter: ${this.nameOf(name)}`,
        'parameter_unknown',
        this.nameOf(name),
      );
    }
    for (const inner of this.inner) inner.end();
  }

  private missing(name: string) {
    return invalidRequestError(`Missing required param: ${this.nameOf(name)}.`, 'parameter_missing', this.nameOf(name));
  }

  private child(tree: FormTree, path: string): ApiParameters {
    const child = new ApiParameters(tree, path);
    this.inner.push(child);
    return child;
  }

  private branch(name: string): FormTree | undefined {
    this.unread.delete(name);
    const value = this.tree.get(name);
    // In Stripe's API, an empty text in place of metadata clears it. A new object then has no metadata.
    if (typeof value !== 'string') return value;
    if (value === '') return undefined;
    throw invalidRequestError(`Invalid object: ${this.nameOf(name)}`, 'parameter_invalid', this.nameOf(name));
  }

  private nameOf(name: string): string {
    return this.path ? `${this.path}[${name}]` : name;
  }
}

/** Returns an amount that may be charged. @throws ApiError below fifty cents */
export function requireChargeableAmount(amount: number, param: string): number {
  if (amount >= minAmount) return amount;
  throw invalidRequestError('Amount must be at least €0.50 eur', 'amount_too_small', param);
}
