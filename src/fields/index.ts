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
import { activity } from './activity';
import { text } from './text';

/** The kind of each field type. The compiler requires an entry for every field type. */
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
  activity,
  media,
};

/** Returns the kind of a field: how its values are shown, compared and checked. */
export function kindOf(field: Field): FieldKind {
  return kinds[field.type];
}
