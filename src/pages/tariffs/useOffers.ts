import { useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOfBilling } from '../profile/subscription/subscription';
import { isChoosable, type Offer, offerFields } from './offers';

/**
 * The tariffs that can be chosen, the smallest first; with them the one that runs and the one that follows it, which
 * may not be offered any more.
 */
export function useOffers(current?: string | null, next?: string | null) {
  const { i18n } = useTranslation();
  const offered = {
    operator: 'and' as const,
    value: [
      { field: 'status', operator: 'eq' as const, value: 'ACTIVE' },
      { field: 'start_date', operator: 'lte' as const, value: dayOfBilling() },
    ],
  };
  const besides = [current, next].flatMap((id) => (id ? [{ field: 'id', operator: 'eq' as const, value: id }] : []));
  const { query } = useList<Offer>({
    resource: 'tariffs',
    pagination: { currentPage: 1, pageSize: 100 },
    filters: besides.length > 0 ? [{ operator: 'or', value: [offered, ...besides] }] : offered.value,
    sorters: [{ field: 'sort_order', order: 'asc' }],
    // What the server says is in the language that it was asked in.
    meta: { fields: offerFields, total: false, language: i18n.language },
    liveMode: 'off',
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData },
  });
  const found = query.data?.data;
  const offers = useMemo(
    () => found?.filter((offer) => offer.id === current || offer.id === next || isChoosable(offer)),
    [found, current, next],
  );
  return { offers, error: query.error, refetch: query.refetch };
}
