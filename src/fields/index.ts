import type { Field, FieldType } from '../../resources/fields';
import { boolean } from './boolean';
import { browser } from './browser';
import { country } from './country';
import { date } from './date';
import { datetime } from './datetime';
import { email } from './email';
import { enumeration } from './enum';
import { facts } from './facts';
import type { FieldKind, FieldOf } from './kind';
import { many } from './many';
import { media } from './media';
import { money } from './money';
import { number } from './number';
import { one } from './one';
import { phone } from './phone';
import { position } from './position';
import { rowsKind } from './rows';
import { story } from './story';
import { text } from './text';

/** The kind of every field type; a new type without a kind does not compile. */
const kinds: { readonly [T in FieldType]: FieldKind<FieldOf<T>> } = {
  text,
  number,
  datetime,
  date,
  money,
  enum: enumeration,
  boolean,
  email,
  phone,
  country,
  one,
  many,
  rows: rowsKind(kindOf),
  position,
  facts,
  browser,
  story,
  media,
};

/** Returns how a field is shown, compared and checked; its inputs are in `inputs`. */
export function kindOf(field: Field): FieldKind {
  return kinds[field.type];
}
