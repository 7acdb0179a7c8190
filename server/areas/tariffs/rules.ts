/** A tariff, as far as it says when it can be chosen: on its days, the first and the last included. */
export interface Offered {
  status: 'ACTIVE' | 'IN_ACTIVE';
  start_date: string;
  end_date: string | null;
}

/** Whether a tariff can be chosen on a day. */
export function isOffered({ status, start_date: from, end_date: until }: Offered, today: string): boolean {
  return status === 'ACTIVE' && from <= today && (until === null || until >= today);
}
