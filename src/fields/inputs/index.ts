import type { Field, FieldType } from '../../../resources/fields';
import type { FieldInputs, FieldOf } from '../kind';
import { boolean } from './boolean';
import { country } from './country';
import { date } from './date';
import { datetime } from './datetime';
import { email } from './email';
import { enumeration } from './enum';
import { many } from './many';
import { money } from './money';
import { number } from './number';
import { one } from './one';
import { phone } from './phone';
import { position } from './position';
import { rowsInputs } from './rows';
import { text } from './text';

/** The inputs of each field type. The compiler requires an entry for every field type. */
const inputs: { readonly [T in FieldType]: FieldInputs<FieldOf<T>> } = {
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
  rows: rowsInputs(inputsOf),
  position,
  facts: {},
  browser: {},
  activity: {},
  media: {},
};

/** Returns the inputs of a field for forms and filters. */
export function inputsOf(field: Field): FieldInputs {
  return inputs[field.type];
}
