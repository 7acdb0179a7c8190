import type { Field, FieldType } from '../../resources/fields';
import { booleanKind } from './boolean';
import { countryKind } from './country';
import { dateKind } from './date';
import { datetimeKind } from './datetime';
import { emailKind } from './email';
import { enumKind } from './enum';
import { factsKind } from './facts';
import type { FieldKind, FieldOf } from './kind';
import { toManyKind } from './many';
import { mediaKind } from './media';
import { messageKind } from './message';
import { moneyKind } from './money';
import { numberKind } from './number';
import { toOneKind } from './one';
import { phoneKind } from './phone';
import { positionKind } from './position';
import { rowsKind } from './rows';
import { activityKind } from './activity';
import { textKind } from './text';
import { timeZoneKind } from './timeZone';

/** The kind of each field type. The compiler requires an entry for every field type. */
const kinds: { readonly [T in FieldType]: FieldKind<FieldOf<T>> } = {
  text: textKind,
  number: numberKind,
  datetime: datetimeKind,
  date: dateKind,
  money: moneyKind,
  enum: enumKind,
  boolean: booleanKind,
  email: emailKind,
  phone: phoneKind,
  country: countryKind,
  timeZone: timeZoneKind,
  one: toOneKind,
  many: toManyKind,
  rows: rowsKind(fieldKindOf),
  position: positionKind,
  facts: factsKind,
  activity: activityKind,
  message: messageKind,
  media: mediaKind,
};

/** Returns the kind of a field: how its values are shown, compared and checked. */
export function fieldKindOf(field: Field): FieldKind {
  return kinds[field.type];
}
