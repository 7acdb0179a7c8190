import type { RowValues } from '../../dialect/entity';
import type { Problem, Problems } from '../../dialect/errors';
import { boundedNumberSchema, fieldProblems } from '../../dialect/field-schemas';

/** Possible hours of each field. From 24 hours, a rest is a weekly one. */
const schemas = {
  day_hours: boundedNumberSchema(0, 24),
  week_hours: boundedNumberSchema(0, 100),
  last_week_hours: boundedNumberSchema(0, 100),
  rest_hours: boundedNumberSchema(24, 9999),
};

const isGiven = (value: unknown) => value !== null && value !== undefined;

/** Returns what is wrong with the opening balance of a driver's hours. */
export function balanceProblems(balance: RowValues, now: Date): Problems {
  const { as_of, rest_ended_at, rest_hours, day_hours, week_hours, last_week_hours } = balance;
  const problems: Record<string, readonly Problem[]> = { ...fieldProblems(schemas, balance) };
  const add = (field: string, code: string) => {
    problems[field] ??= [{ code }];
  };
  // A day may have begun in the week before.
  if (Number(day_hours) > Number(week_hours) + Number(last_week_hours)) add('day_hours', 'day_longer_than_weeks');
  if (Date.parse(String(as_of)) > now.getTime()) add('as_of', 'in_future');
  if (isGiven(rest_hours) && !isGiven(rest_ended_at)) add('rest_ended_at', 'required');
  if (typeof rest_ended_at === 'string' && Date.parse(rest_ended_at) > Date.parse(String(as_of)))
    add('rest_ended_at', 'rest_after_balance');
  return problems;
}
