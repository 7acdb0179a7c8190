import type { TariffUsage } from '../../../resources/contract.generated';
import type { Offer } from './offers';

/** A limit below the current usage. */
export interface ExceededLimit {
  code: string;
  /** Name of the limit in the tariff. */
  title: string;
  used: number;
  limit: number;
}

/** Returns the limits of a tariff that the usage exceeds. With that tariff, data stays, but none can be added. */
export function exceededLimits(
  usage: readonly TariffUsage[],
  { opportunities }: Pick<Offer, 'opportunities'>,
): ExceededLimit[] {
  return usage.flatMap(({ code, used }) => {
    const mark = opportunities.find((one) => one.code === code);
    const limit = mark?.limit ?? undefined;
    return mark && limit !== undefined && used > limit ? [{ code, title: mark.display_title, used, limit }] : [];
  });
}
