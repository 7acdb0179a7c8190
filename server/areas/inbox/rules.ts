import type { UpdateInboxSettingsInput } from '../../contract.generated';
import type { Problem, Problems } from '../../dialect/errors';
import { inboxKinds } from './kinds';

const maxSnoozeDays = 30;
const dayMs = 86_400_000;

/** Returns the problem of a time until which an entry is put off. */
export function snoozeProblem(until: Date, now: Date): Problem | undefined {
  const ms = until.getTime() - now.getTime();
  if (ms <= 0) return { code: 'in_the_past' };
  return ms > maxSnoozeDays * dayMs ? { code: 'snooze_too_long', payload: { max: maxSnoozeDays } } : undefined;
}

const isTimeOfDay = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Returns the problems of quiet hours, by field. Both times are set, or neither. */
export function quietHoursProblems(from: string | null | undefined, to: string | null | undefined): Problems {
  const problems: Record<string, Problem[]> = {};
  for (const [field, value, other] of [
    ['quiet_from', from, to],
    ['quiet_to', to, from],
  ] as const) {
    if (!value && other) problems[field] = [{ code: 'required' }];
    else if (value && !isTimeOfDay(value)) problems[field] = [{ code: 'time_of_day' }];
  }
  if (from && from === to) problems.quiet_to = [{ code: 'quiet_all_day' }];
  return problems;
}

/** Returns the problems of changed preferences: the mail of a kind that always has its own cannot be changed. */
export function preferenceProblems({ preferences }: UpdateInboxSettingsInput): Problems {
  return Object.fromEntries(
    (preferences ?? []).flatMap(({ kind, mail }, index) =>
      mail && mail !== 'AT_ONCE' && inboxKinds[kind].hasOwnMail
        ? [[`preferences.${index}.mail`, [{ code: 'mail_always_sent' }]]]
        : [],
    ),
  );
}
