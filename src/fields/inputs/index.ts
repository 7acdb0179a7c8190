import type { Field, FieldType } from '../../../resources/fields';
import type { FieldInputs, FieldOf } from '../kind';
import { booleanInputs } from './boolean';
import { countryInputs } from './country';
import { dateInputs } from './date';
import { datetimeInputs } from './datetime';
import { emailInputs } from './email';
import { enumInputs } from './enum';
import { toManyInputs } from './many';
import { moneyInputs } from './money';
import { numberInputs } from './number';
import { toOneInputs } from './one';
import { phoneInputs } from './phone';
import { positionInputs } from './position';
import { rowsInputs } from './rows';
import { textInputs } from './text';
import { timeZoneInputs } from './timeZone';

/** The inputs of each field type. The compiler requires an entry for every field type. */
const inputs: { readonly [T in FieldType]: FieldInputs<FieldOf<T>> } = {
  text: textInputs,
  number: numberInputs,
  datetime: datetimeInputs,
  date: dateInputs,
  money: moneyInputs,
  enum: enumInputs,
  boolean: booleanInputs,
  email: emailInputs,
  phone: phoneInputs,
  country: countryInputs,
  timeZone: timeZoneInputs,
  one: toOneInputs,
  many: toManyInputs,
  rows: rowsInputs(fieldInputsOf),
  position: positionInputs,
  facts: {},
  activity: {},
  message: {},
  media: {},
};

/** Returns the inputs of a field for forms and filters. */
export function fieldInputsOf(field: Field): FieldInputs {
  return inputs[field.type];
}
