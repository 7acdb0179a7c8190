import { describe, expect, it } from 'vitest';
import {
  canChangeInquiryStatus,
  offerProblems,
  findOfferToRenew,
  findOfferToTake,
  type OfferedPrices,
} from '../../../server/areas/sales/rules';

const statuses = ['NEW', 'IN_TALKS', 'WON', 'LOST'] as const;

it('allows only these changes of an inquiry', () => {
  const allowed = statuses.flatMap((from) =>
    statuses.filter((to) => canChangeInquiryStatus(from, to)).map((to) => `${from} ${to}`),
  );
  expect(allowed).toEqual(['NEW IN_TALKS', 'NEW LOST', 'IN_TALKS WON', 'IN_TALKS LOST']);
});

const today = '2027-03-01';
const offer = { monthly_price: 900_00, yearly_price: null, valid_until: today, today, isTariffOffered: true };

it.each([
  ['nothing', {}, {}],
  ['an offer without a price', { monthly_price: null }, { monthly_price: [{ code: 'price_required' }] }],
  [
    'a price that no card can be charged',
    { monthly_price: 99 },
    { monthly_price: [{ code: 'too_small', payload: { min: 100 } }] },
  ],
  ['a tariff that is not offered', { isTariffOffered: false }, { tariff: [{ code: 'tariff_not_offered' }] }],
  ['a day in the past', { valid_until: '2027-02-28' }, { valid_until: [{ code: 'in_the_past' }] }],
])('refuses %s', (_what, changes, problems) => {
  expect(offerProblems({ ...offer, ...changes })).toEqual(problems);
});

const terms = (id: string, status: OfferedPrices['status'], valid_until: string): OfferedPrices => ({
  id,
  tariff_id: '4',
  status,
  monthly_price: 900_00,
  yearly_price: null,
  valid_until,
});
const newer = terms('newer', 'IN_TALKS', '2027-03-01');
const expired = terms('expired', 'IN_TALKS', '2027-02-28');
const taken = terms('taken', 'WON', '2026-01-31');
const lost = terms('lost', 'LOST', '2027-12-31');

describe('the offer that sets the price', () => {
  it.each([
    ['no offer', [], undefined],
    ['a valid one, on its last day', [newer, taken], 'newer'],
    ['one that was taken, after a newer one expired', [expired, taken], 'taken'],
    ['an expired one that was not taken', [expired], undefined],
    ['a lost one', [lost], undefined],
  ])('is known to a payer with %s', (_which, offers, id) => {
    expect(findOfferToTake(offers, today)?.id).toBe(id);
  });

  it.each([
    ['the taken one, not a newer one that nobody agreed to', [newer, taken], false, 'taken'],
    ['none without a taken one', [newer], false, undefined],
    ['an expired one by which the tariff was planned', [expired], true, 'expired'],
  ])('is at a renewal %s', (_which, offers, isPlanned, id) => {
    expect(findOfferToRenew(offers, isPlanned)?.id).toBe(id);
  });
});
