import { isValidPhoneNumber } from 'libphonenumber-js/max';
import * as z from 'zod';
import type { Problems } from '../../dialect/errors';
import { fieldProblems, text, checkedText } from '../../dialect/field-schemas';
import { isEmail } from '../../formats/contact';

/** Maximum number of messages that a user may send per hour. */
const maxPerHour = 5;

const fields = {
  email: z.string().max(254, { abort: true }).refine(isEmail, 'email').nullish(),
  phone_number: checkedText(isValidPhoneNumber, 'phone'),
  text: text(2000),
};

/** Returns the problems of a message to the sales team. */
export function contactSaleProblems(message: Readonly<Record<string, unknown>>, sentInLastHour: number): Problems {
  const problems = fieldProblems(fields, message);
  if (sentInLastHour >= maxPerHour) problems.text = [{ code: 'too_many_sent', payload: { max: maxPerHour } }];
  return problems;
}
