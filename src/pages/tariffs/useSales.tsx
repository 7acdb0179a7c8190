import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from './offers';
import { SalesDialog } from './SalesDialog';

/** Asking sales for an offer, wherever tariffs are shown. */
interface Sales {
  /** Opens the dialog about a tariff. */
  ask: (offer: Offer) => void;
  /** What is said at a tariff once sales was asked about it. */
  thanksFor: (offer: Offer) => string | undefined;
  /** The dialog while it is open: to be drawn beside the tariffs. */
  dialog: ReactNode;
}

/** Lets sales be asked for an offer, about one tariff at a time. */
export function useSales(): Sales {
  const { t } = useTranslation('tariffs');
  const [asked, setAsked] = useState<Offer>();
  const [thanked, setThanked] = useState<string>();
  return {
    ask: (offer) => {
      setThanked(undefined);
      setAsked(offer);
    },
    thanksFor: ({ id }) => (thanked === id ? t('sales.thanks') : undefined),
    dialog: asked && (
      <SalesDialog
        offer={asked}
        onClose={() => setAsked(undefined)}
        onSent={() => {
          setAsked(undefined);
          setThanked(asked.id);
        }}
      />
    ),
  };
}
