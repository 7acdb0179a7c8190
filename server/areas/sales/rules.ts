import * as z from 'zod';
import type { SaleStatus } from '../../contract.generated';
import type { Problem, Problems } from '../../dialect/errors';
import { fieldProblems, limitedTextSchema, checkedTextSchema } from '../../dialect/field-schemas';
import { isEmailAddress, isPhone } from '../../formats/contact';

/** Maximum number of messages that a user may send per hour. */
const maxPerHour = 5;

const messageFields = {
  email: z.string().max(254, { abort: true }).refine(isEmailAddress, 'email').nullish(),
  phone_number: checkedTextSchema(isPhone, 'phone'),
  text: limitedTextSchema(2000),
};

/** Returns the problems of a message to the sales team. */
export function contactSaleProblems(message: Readonly<Record<string, unknown>>, sentInLastHour: number): Problems {
  const problems = fieldProblems(messageFields, message);
  if (sentInLastHour >= maxPerHour) problems.text = [{ code: 'too_many_sent', payload: { max: maxPerHour } }];
  return problems;
}

/** The statuses that an inquiry in each status can change to. */
const nextStatuses: Readonly<Record<SaleStatus, readonly SaleStatus[]>> = {
  NEW: ['IN_TALKS', 'LOST'],
  IN_TALKS: ['WON', 'LOST'],
  WON: [],
  LOST: [],
};

/** Returns whether an inquiry can change from one status to another. */
export const canChangeInquiryStatus = (from: SaleStatus, to: SaleStatus): boolean => nextStatuses[from].includes(to);

/** Returns whether an inquiry is open, so that the operator can make an offer. */
export const isInquiryOpen = (status: SaleStatus): boolean => nextStatuses[status].length > 0;

/** Smallest and largest price of an offer, in cents. A card cannot be charged less than the smallest. */
const priceBounds = { min: 1_00, max: 1_000_000_00 };

const price = z.number().min(priceBounds.min).max(priceBounds.max).nullish();
const offerFields = { monthly_price: price, yearly_price: price };

/** The input of an offer, with facts about its tariff. */
interface AskedOffer {
  monthly_price: number | null;
  yearly_price: number | null;
  valid_until: string;
  today: string;
  /** Whether the tariff exists and is offered today. */
  isTariffOffered: boolean;
}

/** Returns the problems of an offer, by input field. */
export function offerProblems({ today, isTariffOffered, ...offer }: AskedOffer): Record<string, Problem[]> {
  const problems: Record<string, Problem[]> = fieldProblems(offerFields, offer);
  if (!isTariffOffered) problems.tariff = [{ code: 'tariff_not_offered' }];
  if (offer.monthly_price === null && offer.yearly_price === null)
    problems.monthly_price = [{ code: 'price_required' }];
  if (offer.valid_until < today) problems.valid_until = [{ code: 'in_the_past' }];
  const year = Number(today.slice(0, 4));
  if (Number(offer.valid_until.split('-')[0]) > year + 1)
    problems.valid_until = [{ code: 'year', payload: { min: year, max: year + 1 } }];
  return problems;
}

/** Schemas of the texts that the operator writes about an inquiry. */
const noteFields = { note: limitedTextSchema(2000), lost_reason: limitedTextSchema(2000) };

/** Returns the problems of the operator's texts, by field. */
export const operatorTextProblems = (texts: Readonly<Record<string, unknown>>): Problems =>
  fieldProblems(noteFields, texts);

/** Prices that the operator offered a tenant, and until when the tenant can take them. */
export interface OfferedPrices {
  id: string;
  tariff_id: string;
  status: SaleStatus;
  monthly_price: number | null;
  yearly_price: number | null;
  valid_until: string;
}

/**
 * Returns the offer that a tenant can take today: the newest that is open and valid, or else the one that the tenant
 * has taken.
 * @param offers offers of one tariff, newest first
 */
export function findOfferToTake<Terms extends OfferedPrices>(
  offers: readonly Terms[],
  today: string,
): Terms | undefined {
  return (
    offers.find(({ status, valid_until: until }) => isInquiryOpen(status) && until >= today) ??
    offers.find(({ status }) => status === 'WON')
  );
}

/**
 * Returns the offer whose price an automatic renewal charges: the one that the tenant has taken. For a tariff that the
 * tenant has planned, an open offer is enough, because the tenant planned the tariff at that price.
 * @param offers offers of one tariff, newest first
 */
export function findOfferToRenew<Terms extends OfferedPrices>(
  offers: readonly Terms[],
  isPlanned: boolean,
): Terms | undefined {
  const taken = offers.find(({ status }) => status === 'WON');
  return taken ?? (isPlanned ? offers.find(({ status }) => isInquiryOpen(status)) : undefined);
}
