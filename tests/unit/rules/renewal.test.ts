import { describe, expect, it } from 'vitest';
import { type ScheduleFacts, nextChargeAt, nextStepAt, dueStep } from '../../../server/areas/billing/renewal/rules';

/** A subscription with a card, seen in the middle of its period, which ends on 31 January. */
const running: ScheduleFacts = {
  now: new Date('2027-01-10T12:00:00Z'),
  end: '2027-01-31',
  isTrial: false,
  isCanceled: false,
  hasCard: true,
  tries: 0,
  isScheduled: true,
  nextStart: null,
};

/**
 * Returns all actions of the renewal job for a subscription, with their times, if every charge fails and nothing else
 * changes.
 */
function actionsFor(facts: Partial<ScheduleFacts>): string[] {
  const steps: string[] = [];
  let { now, tries, isScheduled } = { ...running, ...facts };
  const next = () => nextStepAt({ ...running, ...facts, now, tries, isScheduled });
  for (let current = next(); current; current = next()) {
    now = current;
    const step = dueStep({ ...running, ...facts, now, tries, isScheduled });
    if (step === 'CHARGE') tries += 1;
    if (step === 'END') isScheduled = false;
    steps.push(`${now.toISOString().slice(0, 13)} ${step}`);
  }
  return steps;
}

describe('the actions of the renewal job', () => {
  const day = (at: string) => new Date(`${at}Z`);
  it.each<[string, Partial<ScheduleFacts>, string[]]>([
    [
      'with a card',
      {},
      [
        '2027-01-28T06 CHARGE',
        '2027-01-29T06 CHARGE',
        '2027-01-30T06 CHARGE',
        '2027-01-31T06 CHARGE',
        '2027-02-01T00 END',
      ],
    ],
    ['without a card', { hasCard: false }, ['2027-01-28T06 REMIND', '2027-02-01T00 END']],
    ['that was canceled', { isCanceled: true }, ['2027-02-01T00 END']],
    ['that is tried', { isTrial: true, hasCard: false }, ['2027-01-28T06 REMIND', '2027-02-01T00 END']],
    [
      'that is tried, with a card',
      { isTrial: true },
      ['2027-01-28T06 REMIND', '2027-01-30T06 CHARGE', '2027-01-31T06 CHARGE', '2027-02-01T00 END'],
    ],
    ['that is tried and was canceled', { isTrial: true, isCanceled: true }, ['2027-02-01T00 END']],
    [
      'that ends with February of a leap year',
      { end: '2028-02-29', now: day('2028-02-28T07:00'), tries: 2 },
      ['2028-02-29T06 CHARGE', '2028-03-01T00 END'],
    ],
    ['that ends with the year', { end: '2027-12-31', now: day('2027-12-31T06:00'), tries: 4 }, ['2028-01-01T00 END']],
    [
      'with a card of this moment, a day before the end',
      { now: day('2027-01-30T15:20') },
      ['2027-01-30T15 CHARGE', '2027-01-31T06 CHARGE', '2027-02-01T00 END'],
    ],
    [
      'with a card of this moment, on the last evening',
      { now: day('2027-01-31T23:59') },
      ['2027-01-31T23 CHARGE', '2027-02-01T00 END'],
    ],
    ['with a card that failed on the last day', { now: day('2027-01-31T06:00'), tries: 4 }, ['2027-02-01T00 END']],
    [
      'without a card, when the reminder’s day is past',
      { hasCard: false, now: day('2027-01-29T00:00') },
      ['2027-02-01T00 END'],
    ],
    [
      'of another tariff that is paid ahead',
      { end: '2027-02-28', nextStart: '2027-02-01', hasCard: false, now: day('2027-01-28T06:00') },
      ['2027-02-01T00 BEGIN', '2027-02-25T06 REMIND', '2027-03-01T00 END'],
    ],
    ['that is over', { now: day('2027-02-01T00:00'), isScheduled: false }, []],
    [
      'that nobody looked at while it was due',
      { now: day('2027-02-03T10:00') },
      ['2027-02-03T10 CHARGE', '2027-02-03T10 END'],
    ],
    [
      'that nobody looked at, in the last hour of a week',
      { now: day('2027-02-07T23:00') },
      ['2027-02-07T23 CHARGE', '2027-02-07T23 END'],
    ],
    ['that nobody looked at for a week', { now: day('2027-02-08T00:00') }, ['2027-02-08T00 END']],
    ['that nobody looked at after a try', { now: day('2027-02-03T10:00'), tries: 1 }, ['2027-02-03T10 END']],
    ['that was tried and nobody looked at', { now: day('2027-02-03T10:00'), isTrial: true }, ['2027-02-03T10 END']],
    [
      'that was canceled and nobody looked at',
      { now: day('2027-02-03T10:00'), isCanceled: true },
      ['2027-02-03T10 END'],
    ],
    ['without a card that nobody looked at', { now: day('2027-02-03T10:00'), hasCard: false }, ['2027-02-03T10 END']],
    ['that never began', { end: null }, []],
  ])('%s', (_name, facts, steps) => {
    expect(actionsFor(facts)).toEqual(steps);
  });
});

describe('the next charge', () => {
  const at = (facts: Partial<ScheduleFacts>) => nextChargeAt({ ...running, ...facts })?.toISOString() ?? null;
  it.each<[string, Partial<ScheduleFacts>, string | null]>([
    ['in the middle of the period', {}, '2027-01-28T06:00:00.000Z'],
    ['of a trial, whose end is announced before', { isTrial: true }, '2027-01-30T06:00:00.000Z'],
    ['after a failure', { now: new Date('2027-01-29T06:00:00Z'), tries: 2 }, '2027-01-30T06:00:00.000Z'],
    ['of a card that was not tried yet', { now: new Date('2027-01-29T09:00:00Z') }, '2027-01-29T09:00:00.000Z'],
    ['after the last failure', { now: new Date('2027-01-31T06:00:00Z'), tries: 4 }, null],
    ['when it was canceled', { isCanceled: true }, null],
    ['without a card', { hasCard: false }, null],
    ['when it is over', { now: new Date('2027-02-03T00:00:00Z'), isScheduled: false }, null],
    ['when it is over and was not tried yet', { now: new Date('2027-02-03T00:00:00Z') }, '2027-02-03T00:00:00.000Z'],
    ['when it is over and nobody has said so', { now: new Date('2027-03-01T00:00:00Z') }, null],
  ])('%s', (_name, facts, moment) => {
    expect(at(facts)).toBe(moment);
  });
});
