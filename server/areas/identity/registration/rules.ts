import * as z from 'zod';
import type { Problems } from '../../../dialect/errors';
import { fieldProblems } from '../../../dialect/field-schemas';
import { passwordProblems } from '../passwords/password-rules';
import { emailProblem } from '../people/rules';

/** What a person enters to register a company. */
export interface RegistrationForm {
  email: string;
  password: string;
  first_name?: string | null;
  last_name?: string | null;
  terms_version?: string | null;
}

/** Returns the schema of a text without control characters, because PostgreSQL cannot store all of them. */
const oneLine = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !/[\p{Cc}\p{Cs}]/u.test(value), 'pattern')
    .nullish();

const names = { first_name: oneLine(100), last_name: oneLine(100) };
const terms = { terms_version: oneLine(20) };

/** Returns the form with trimmed texts; empty texts become null. */
export function normalizeRegistrationForm(form: RegistrationForm): Required<RegistrationForm> {
  return {
    email: form.email.trim().toLowerCase(),
    password: form.password,
    first_name: form.first_name?.trim() || null,
    last_name: form.last_name?.trim() || null,
    terms_version: form.terms_version?.trim() || null,
  };
}

/** Returns the problems of a normalized form, by field. A field without problems may have an empty list. */
export function registrationProblems(form: Required<RegistrationForm>): Problems {
  const { email, password, first_name, last_name, terms_version } = form;
  const ofEmail = emailProblem(email);
  return {
    ...fieldProblems(names, { first_name, last_name }),
    ...termsVersionProblems(terms_version),
    ...(ofEmail ? { email: [ofEmail] } : {}),
    password: passwordProblems(password, { email }),
  };
}

/** Returns the problems of a version of the terms. */
export function termsVersionProblems(terms_version: string | null | undefined): Problems {
  return fieldProblems(terms, { terms_version });
}
