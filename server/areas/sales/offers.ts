import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { BillingCycle, TariffOffer } from '../../contract.generated';
import { readBillingTime } from '../../database/clock';
import type { Session } from '../../database/database';
import type { RequestContext } from '../../dialect/context';
import { requireCaller } from '../../dialect/methods';
import { publishChange, systemUserId } from '../../dialect/write/mutations';
import { type OfferedPrices, findOfferToTake } from './rules';
import { contactSales } from './tables';

/**
 * Reads the offers to a tenant that were not lost, newest first.
 * @param tariff id of the tariff whose offers are read; absent: all tariffs
 */
export async function readOffers(
  { orm }: Pick<Session, 'orm'>,
  tenant: string,
  tariff?: string,
): Promise<OfferedPrices[]> {
  const { id, tariff_id, status, monthly_price, yearly_price, valid_until, offered_at, tenant_id } = contactSales;
  const rows = await orm
    .select({ id, tariff_id, status, monthly_price, yearly_price, valid_until })
    .from(contactSales)
    .where(
      and(
        eq(tenant_id, tenant),
        tariff === undefined ? isNotNull(tariff_id) : eq(tariff_id, tariff),
        inArray(status, ['NEW', 'IN_TALKS', 'WON']),
      ),
    )
    .orderBy(desc(offered_at), desc(id));
  return rows.flatMap(({ tariff_id: offered, valid_until: until, ...row }) =>
    offered === null || until === null ? [] : [{ ...row, tariff_id: offered, valid_until: until }],
  );
}

/** Returns, for each tariff, the price that the caller's tenant has agreed or can take today. */
export async function readTariffOffers(context: RequestContext): Promise<Omit<TariffOffer, '__typename'>[]> {
  const { tenant } = requireCaller(context);
  return context.database.read(tenant, async (session) => {
    const today = (await readBillingTime(session)).toISOString().slice(0, 10);
    const offers = await readOffers(session, tenant);
    const offeredTariffs = [...new Set(offers.map(({ tariff_id }) => tariff_id))];
    return offeredTariffs.flatMap((tariff) => {
      const offer = findOfferToTake(
        offers.filter(({ tariff_id }) => tariff_id === tariff),
        today,
      );
      if (!offer) return [];
      const { tariff_id, monthly_price, yearly_price, valid_until, status } = offer;
      return [{ tariff_id, monthly_price, yearly_price, valid_until: status === 'WON' ? null : valid_until }];
    });
  });
}

/** A payment that was made at the price of an offer. */
interface TakenOffer {
  tenant: string;
  /** Id of the inquiry with the offer. */
  offer: string;
  tariff: string;
  cycle: BillingCycle;
  /** The price that was paid, in cents without tax. */
  price: number;
}

/**
 * Marks the inquiry whose offer was paid as won. Stores the paid price, which renewals charge, because the operator may
 * have changed the offer while the payment page was open.
 */
export async function takeOffer(session: Session, { tenant, offer, tariff, cycle, price }: TakenOffer): Promise<void> {
  const paid = cycle === 'MONTHLY' ? { monthly_price: price } : { yearly_price: price };
  const won = await session.orm
    .update(contactSales)
    .set({
      status: 'WON',
      tariff_id: tariff,
      ...paid,
      valid_until: sql`coalesce(${contactSales.valid_until}, current_date)`,
      updated_at: sql`now()`,
    })
    .where(and(eq(contactSales.tenant_id, tenant), eq(contactSales.id, offer)))
    .returning({ id: contactSales.id });
  if (won.length > 0)
    await publishChange({ session, tenant, user: systemUserId }, { table: contactSales }, offer, 'UPDATED');
}
