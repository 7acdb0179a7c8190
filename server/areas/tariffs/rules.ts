/** Fields that decide whether a tariff is offered. First and last day are included. */
export interface TariffAvailability {
  status: 'ACTIVE' | 'IN_ACTIVE';
  start_date: string;
  end_date: string | null;
}

/** Returns whether a tariff is offered on a day. */
export function isTariffAvailable(
  { status, start_date: from, end_date: until }: TariffAvailability,
  today: string,
): boolean {
  return status === 'ACTIVE' && from <= today && (until === null || until >= today);
}
