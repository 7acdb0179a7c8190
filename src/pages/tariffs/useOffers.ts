import { useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentBillingDay } from '../profile/subscription/subscription';
import { isSelectableToday, type Offer, offerFields, withAgreedPrice } from './offers';
import { useAgreedPrices } from './useAgreedPrices';

/**
 * Fetches the selectable tariffs at the company's prices, the smallest first. Includes the current and the next tariff, which may no longer be
 * offered.
 */
export function useOffers(current?: string | null, next?: string | null) {
  const { i18n } = useTranslation();
  const offered = {
    operator: 'and' as const,
    value: [
      { field: 'status', operator: 'eq' as const, value: 'ACTIVE' },
      { field: 'start_date', operator: 'lte' as const, value: currentBillingDay() },
    ],
  };
  const companyTariffs = [current, next].flatMap((id) =>
    id ? [{ field: 'id', operator: 'eq' as const, value: id }] : [],
  );
  const { query } = useList<Offer>({
    resource: 'tariffs',
    pagination: { currentPage: 1, pageSize: 100 },
    filters: companyTariffs.length > 0 ? [{ operator: 'or', value: [offered, ...companyTariffs] }] : offered.value,
    sorters: [{ field: 'sort_order', order: 'asc' }],
    // The server translates texts into the requested language.
    meta: { fields: offerFields, total: false, language: i18n.language },
    liveMode: 'off',
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData },
  });
  const found = query.data?.data;
  const agreed = useAgreedPrices();
  const offers = useMemo(
    () =>
      agreed &&
      found
        ?.filter((offer) => offer.id === current || offer.id === next || isSelectableToday(offer))
        .map((offer) => withAgreedPrice(offer, agreed)),
    [found, agreed, current, next],
  );
  return { offers, error: query.error, refetch: query.refetch };
}
