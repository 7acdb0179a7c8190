import { isValidPhoneNumber } from 'libphonenumber-js/max';
import type { Problem, Problems } from '../../dialect/errors';
import { isEmail } from '../customers/rules';

/** Requests that one user may send within an hour. */
const mostInAnHour = 5;

/** Longest text of a request. */
const longestText = 2000;

/** What is wrong with a request to the sales team: there must be a way to answer it, and not too many of them. */
export function contactSaleProblems(asked: Readonly<Record<string, unknown>>, sentInLastHour: number): Problems {
  const { email, phone_number, text } = asked;
  const problems: Record<string, Problem[]> = {};
  if (typeof email === 'string') {
    if (email.length > 254) problems.email = [{ code: 'too_long', payload: { max: 254 } }];
    else if (!isEmail(email)) problems.email = [{ code: 'email' }];
  }
  if (typeof phone_number === 'string' && !isValidPhoneNumber(phone_number))
    problems.phone_number = [{ code: 'phone' }];
  if (typeof text === 'string' && text.length > longestText)
    problems.text = [{ code: 'too_long', payload: { max: longestText } }];
  if (sentInLastHour >= mostInAnHour) problems.text = [{ code: 'too_many_sent', payload: { max: mostInAnHour } }];
  return problems;
}
