import { isValidPhoneNumber } from 'libphonenumber-js/max';
import * as z from 'zod';
import type { Problems } from '../../dialect/errors';
import { fieldProblems, text, checkedText } from '../../dialect/field-schemas';
import { isEmail } from '../../formats/contact';

/** Requests that one user may send within an hour. */
const mostInAnHour = 5;

const fields = {
  email: z.string().max(254, { abort: true }).refine(isEmail, 'email').nullish(),
  phone_number: checkedText(isValidPhoneNumber, 'phone'),
  text: text(2000),
};

/** What is wrong with a request to the sales team: there must be a way to answer it, and not too many of them. */
export function contactSaleProblems(asked: Readonly<Record<string, unknown>>, sentInLastHour: number): Problems {
  const problems = fieldProblems(fields, asked);
  if (sentInLastHour >= mostInAnHour) problems.text = [{ code: 'too_many_sent', payload: { max: mostInAnHour } }];
  return problems;
}
