import { useDataProvider } from '@refinedev/core';
import { useState } from 'react';
import { contactSalesResource } from '../../../resources/contactSales';
import type { ResourceAction } from '../../../resources/definition';
import { ActionDialog } from '../../screens/record/ActionDialog';
import type { ActionInput } from '../../screens/record/actionInput';
import { useWords } from '../../screens/words';
import { useSession } from '../../ui/appServices';
import { useSingleFlight } from '../../ui/useSingleFlight';
import { type Offer, offerName } from './offers';

interface Props {
  /** Tariff that the user asks about. */
  offer: Offer;
  onClose: () => void;
  onSent: () => void;
}

/** Shows the form to contact sales about a tariff without a price. */
export function SalesDialog({ offer, onClose, onSent }: Props) {
  const words = useWords(contactSalesResource);
  const provider = useDataProvider()();
  const email = useSession()?.user.email;
  const name = offerName(offer, words.language);
  const { busy, runSingle } = useSingleFlight();
  const [failure, setFailure] = useState<unknown>();

  const send = async ({ text, ...input }: ActionInput) => {
    setFailure(undefined);
    try {
      // The tariff's name is prepended to the message for sales.
      const message = [name, text].filter(Boolean).join(': ');
      await provider.custom?.({
        url: '',
        method: 'post',
        meta: { method: contactAction.method, input: { ...input, text: message }, fields: ['id'] },
      });
      onSent();
    } catch (error) {
      setFailure(error);
    }
  };

  const { email: ofEmail, phone_number: phone, text } = contactSalesResource.fields;
  const contactAction: ResourceAction = {
    name: 'ask',
    method: 'createContactSale',
    fields: {
      ...(ofEmail && { email: { ...ofEmail, initial: email } }),
      ...(phone && { phone_number: phone }),
      ...(text?.type === 'text' && { text: { ...text, maxLength: 1900 } }),
    },
  };
  return (
    <ActionDialog
      {...{ action: contactAction, words, busy, failure }}
      question={words.t('tariffs:sales.question', { name })}
      typed={undefined}
      onConfirm={(input) => void runSingle(async () => send(input))}
      onCancel={onClose}
    />
  );
}
