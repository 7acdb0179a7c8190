import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from './offers';
import { SalesDialog } from './SalesDialog';

/** The state and actions that `useSalesContact` returns. */
interface SalesContact {
  /** Opens the dialog for a tariff. */
  open: (offer: Offer) => void;
  /** Returns the confirmation text for a tariff after sales was contacted about it. */
  thanksFor: (offer: Offer) => string | undefined;
  /** The open dialog, to render beside the tariffs. */
  dialog: ReactNode;
}

/** Returns the dialog to contact sales about a tariff, and its state. */
export function useSalesContact(): SalesContact {
  const { t } = useTranslation('tariffs');
  const [dialogOffer, setDialogOffer] = useState<Offer>();
  const [contactedOfferId, setContactedOfferId] = useState<string>();
  return {
    open: (offer) => {
      setContactedOfferId(undefined);
      setDialogOffer(offer);
    },
    thanksFor: ({ id }) => (contactedOfferId === id ? t('sales.thanks') : undefined),
    dialog: dialogOffer && (
      <SalesDialog
        offer={dialogOffer}
        onClose={() => setDialogOffer(undefined)}
        onSent={() => {
          setDialogOffer(undefined);
          setContactedOfferId(dialogOffer.id);
        }}
      />
    ),
  };
}
