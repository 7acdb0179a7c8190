/** Fields that decide whether a tariff is offered. First and last day are included. */
export interface OfferPeriod {
  status: 'ACTIVE' | 'IN_ACTIVE';
  start_date: string;
  end_date: string | null;
}

/** Returns whether a tariff is offered on a day. */
export function isOffered({ status, start_date: from, end_date: until }: OfferPeriod, today: string): boolean {
  return status === 'ACTIVE' && from <= today && (until === null || until >= today);
}
