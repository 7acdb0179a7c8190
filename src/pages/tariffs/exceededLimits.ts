import type { TariffUsage } from '../../../resources/contract.generated';
import type { Offer } from './offers';

/** A limit of a tariff that the company's current usage exceeds. */
export interface ExceededLimit {
  code: string;
  /** Name of the limit in the tariff. */
  title: string;
  used: number;
  limit: number;
}

/** Returns the limits of a tariff that the current usage exceeds. */
export function findExceededLimits(
  usage: readonly TariffUsage[],
  { opportunities }: Pick<Offer, 'opportunities'>,
): ExceededLimit[] {
  return usage.flatMap(({ code, used }) => {
    const opportunity = opportunities.find((one) => one.code === code);
    const limit = opportunity?.limit ?? undefined;
    return opportunity && limit !== undefined && used > limit
      ? [{ code, title: opportunity.display_title, used, limit }]
      : [];
  });
}
