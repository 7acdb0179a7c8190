import { useQuery } from '@tanstack/react-query';
import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import { sendAsSignedInUser } from '../../../providers/auth/sendAsSignedInUser';
import { isRecord } from '../../../providers/graphqlResponse';
import type { TariffOffer } from '../../../resources/contract.generated';
import { useAppServices, useSession } from '../../ui/appServices';

/** Prices of a tariff that the operator has agreed with the company. */
export type AgreedPrice = Omit<TariffOffer, '__typename'>;

const tariffOffersQuery = 'query { tariffOffers { tariff_id monthly_price yearly_price valid_until } }';

const isAgreedPrice = (value: unknown): value is AgreedPrice => isRecord(value) && typeof value.tariff_id === 'string';

/**
 * Fetches the prices that the operator has agreed with the company. Returns undefined until they are loaded, and an
 * empty list when the server does not offer them.
 */
export function useAgreedPrices(): readonly AgreedPrice[] | undefined {
  const { connection, refresher } = useAppServices();
  const enabled = isMethodAllowed(useSession(), 'tariffOffers');
  const { data } = useQuery({
    queryKey: ['tariffOffers'],
    enabled,
    gcTime: 0,
    queryFn: async (): Promise<readonly AgreedPrice[]> => {
      const found = await sendAsSignedInUser(connection, refresher, tariffOffersQuery)
        .then(({ tariffOffers: prices }) => prices)
        .catch(() => []);
      return Array.isArray(found) ? found.filter(isAgreedPrice) : [];
    },
  });
  return enabled ? data : noPrices;
}

const noPrices: readonly AgreedPrice[] = [];
