import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { Outbox } from './outbox/outbox';

/** Returns a function that adds changes to the outbox, and shows an error if the phone cannot store them. */
export function useAddToOutbox(outbox: Outbox): Outbox['add'] {
  const { t } = useTranslation('today');
  const { open: notify } = useNotification();
  return (...items) => outbox.add(...items).catch(() => notify?.({ type: 'error', message: t('outbox.notStored') }));
}
