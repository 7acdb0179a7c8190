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
  /** Whether the job has yet to look at it: where that is long past, nobody looked while it was due. */
  awaited: boolean;
  /** First day of a period that is paid already and has another tariff; null: there is none. */
  begins: string | null;
}

/**
 * What the job does to a subscription: put the tariff in place that was paid ahead, tell that the end is near, charge
 * the card, tell that it is over.
 */
export type Step = 'BEGIN' | 'REMIND' | 'CHARGE' | 'END';

/**
 * Days before the last day: when it is told of, and when the card is tried first. A trial's end is told before it
 * costs.
 */
const remindedDaysBefore = 3;
const triedDaysBefore = { period: 3, trial: 1 };

/**
 * Days after the end of a period in which its card is charged all the same, once, where no server was there to try it
 * in time. The period that this pays begins with the payment. Whoever was left without Waybill for longer has found
 * another way, and is asked rather than charged; so is whoever tried it, as nobody told them of the charge before.
 */
const lateDays = 7;

/** Hour (UTC) at which cards are charged: a failure is read at work. */
const chargingHour = 6;

const dayLength = 24 * 60 * 60 * 1000;

interface Appointment {
  step: Step;
  at: Date;
}

/** When the job looks at a subscription next; null: it has nothing more to do. */
export function nextLook(facts: LookFacts): Date | null {
  const { now, tries, awaited } = facts;
  const step = stepNow(facts);
  // A card that came within the days of trying, and was not tried yet, waits for nothing; nor does an end nobody told
  // of.
  if ((step === 'CHARGE' && tries === 0) || (step === 'END' && awaited)) return now;
  return appointments(facts).find(({ at }) => at > now)?.at ?? null;
}

/** When the card is charged next, for people to read; null: it is not. */
export function nextCharge(facts: LookFacts): Date | null {
  const at = nextLook(facts);
  if (at !== null && at <= facts.now && stepNow(facts) === 'CHARGE') return at;
  return appointments(facts).find(({ step, at: moment }) => step === 'CHARGE' && moment > facts.now)?.at ?? null;
}

/** What is to be done to a subscription by now; undefined: nothing yet. */
export function stepNow(facts: LookFacts): Step | undefined {
  const step = appointments(facts).findLast(({ at }) => at <= facts.now)?.step;
  return step === 'END' && isChargedLate(facts) ? 'CHARGE' : step;
}

/** Whether a period that is over is charged all the same: its card was to be tried, and nobody was there to do it. */
function isChargedLate({ now, end, trial, canceled, card, tries, awaited }: LookFacts): boolean {
  if (end === null || trial || canceled || !card || tries > 0 || !awaited) return false;
  return now < momentOf(end, 1 + lateDays, 0);
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
  const tries = Array.from({ length: first + 1 }, (_, day): Appointment => ({
    step: 'CHARGE',
    at: momentOf(end, day - first, chargingHour),
  }));
  return [...(trial ? [reminder] : []), ...tries, over];
}

/** So many days after a day, at an hour. */
function momentOf(day: string, days: number, hour: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength + hour * 60 * 60 * 1000);
}
