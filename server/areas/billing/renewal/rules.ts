/** What says when the job looks at a subscription, and what it does then. */
export interface LookFacts {
  /** The clock of the business. */
  now: Date;
  /** Last day (ISO, UTC) of what is paid or tried, with what was paid ahead; null: there is no such day. */
  end: string | null;
  /** Whether what ends then is a trial. */
  trial: boolean;
  canceled: boolean;
  /** Whether a card is kept. */
  card: boolean;
  /** Failed tries since the last payment. */
  tries: number;
  /** First day of a period that is paid already and has another tariff; null: there is none. */
  begins: string | null;
}

/**
 * What the job does to a subscription: put the tariff in place that was paid ahead, tell that the end is near, charge the
 * card, tell that it is over.
 */
export type Step = 'BEGIN' | 'REMIND' | 'CHARGE' | 'END';

/** Days before the last day: when it is told of, and when the card is tried first. A trial's end is told before it costs. */
const remindedDaysBefore = 3;
const triedDaysBefore = { period: 3, trial: 1 };

/** Hour (UTC) at which cards are charged: a failure is read at work. */
const chargingHour = 6;

const dayLength = 24 * 60 * 60 * 1000;

interface Appointment {
  step: Step;
  at: Date;
}

/** When the job looks at a subscription next; null: it has nothing more to do. */
export function nextLook(facts: LookFacts): Date | null {
  const { now, tries } = facts;
  const coming = appointments(facts).find(({ at }) => at > now);
  // A card that came within the days of trying, and was not tried yet, waits for nothing.
  return tries === 0 && stepNow(facts) === 'CHARGE' ? now : (coming?.at ?? null);
}

/** When the card is charged next, for people to read; null: it is not. */
export function nextCharge(facts: LookFacts): Date | null {
  const at = nextLook(facts);
  const charge = appointments(facts).find(({ step, at: moment }) => step === 'CHARGE' && moment > facts.now)?.at ?? null;
  return at !== null && at <= facts.now ? at : charge;
}

/** What is to be done to a subscription by now; undefined: nothing yet. */
export function stepNow(facts: LookFacts): Step | undefined {
  return appointments(facts).findLast(({ at }) => at <= facts.now)?.step;
}

/** All that is ahead of a subscription when its period begins, in order. */
function appointments(facts: LookFacts): Appointment[] {
  const { begins } = facts;
  const begin: Appointment[] = begins === null ? [] : [{ step: 'BEGIN', at: momentOf(begins, 0, 0) }];
  return [...begin, ...endingOf(facts)];
}

/** What is ahead of a subscription's last period, in order. */
function endingOf({ end, trial, canceled, card }: LookFacts): Appointment[] {
  if (end === null) return [];
  const over: Appointment = { step: 'END', at: momentOf(end, 1, 0) };
  if (canceled) return [over];
  const reminder: Appointment = { step: 'REMIND', at: momentOf(end, -remindedDaysBefore, chargingHour) };
  if (!card) return [reminder, over];
  const first = trial ? triedDaysBefore.trial : triedDaysBefore.period;
  const tries = Array.from({ length: first + 1 }, (_, day): Appointment => ({ step: 'CHARGE', at: momentOf(end, day - first, chargingHour) }));
  return [...(trial ? [reminder] : []), ...tries, over];
}

/** So many days after a day, at an hour. */
function momentOf(day: string, days: number, hour: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength + hour * 60 * 60 * 1000);
}
