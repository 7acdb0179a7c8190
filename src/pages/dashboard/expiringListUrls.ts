import type { ExpiringDocuments } from '../../../resources/contract.generated';

/** Name of a count of records with documents that expire. */
export type ExpiryName = Exclude<keyof ExpiringDocuments, '__typename'>;

const periods: Readonly<Record<ExpiryName, string>> = {
  expired: 'past',
  in_7_days: 'next7days',
  in_30_days: 'next30days',
  in_60_days: 'next60days',
};

/** Returns the URL of the list of the counted drivers or vehicles. It has the same filters as a preset of the list. */
export function expiringListUrl(owner: 'drivers' | 'vehicles', name: ExpiryName): string {
  const [path, active] = owner === 'drivers' ? ['/user', 'state:in:ACTIVE'] : ['/vehicle', 'is_active:equals:true'];
  return `${path}?f=${active}&f=documents_until:during:${periods[name]}&sort=documents_until`;
}
