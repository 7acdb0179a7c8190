import type { TariffUsage } from '../../../resources/contract.generated';
import type { Offer } from './offers';

/** A limit that is below what is used already. */
export interface Exceeded {
  code: string;
  /** What is limited, as the tariff calls it. */
  title: string;
  used: number;
  limit: number;
}

/** Limits of a tariff that what is used now is above: nothing is taken away, but nothing can be added either. */
export function exceededBy(usage: readonly TariffUsage[], { opportunities }: Pick<Offer, 'opportunities'>): Exceeded[] {
  return usage.flatMap(({ code, used }) => {
    const mark = opportunities.find((one) => one.code === code);
    const limit = mark?.limit ?? undefined;
    return mark && limit !== undefined && used > limit ? [{ code, title: mark.display_title, used, limit }] : [];
  });
}
