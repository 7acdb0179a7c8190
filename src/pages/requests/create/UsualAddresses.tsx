import { type ReactNode, useCallback, useMemo } from 'react';
import { PlaceOffersContext } from '../../../fields/inputs/address/placeOffers';
import type { FoundPlace } from '../../../fields/inputs/address/foundAddress';
import { positionOf } from '../../../fields/formatPosition';
import { textAt } from '../../../fields/paths';
import type { RecordFormState } from '../../../screens/form/useRecordForm';
import { type EarlierAddress, usualAddresses } from './earlierRequests';
import { useEarlierRequests } from './useEarlierRequests';

const offeredAddresses = 6;
const directions = ['FROM', 'TO'];

/** Lets the address searches inside offer the usual addresses of the chosen customer, separately for each direction. */
export function UsualAddresses({ form, children }: { form: RecordFormState; children: ReactNode }) {
  const earlier = useEarlierRequests(form);
  const offers = useMemo(
    () =>
      new Map(
        directions.map((direction) => [
          direction,
          usualAddresses(earlier, direction, offeredAddresses).map(foundPlaceOf),
        ]),
      ),
    [earlier],
  );
  const offersFor = useCallback((direction: string) => offers.get(direction) ?? [], [offers]);
  return <PlaceOffersContext value={offersFor}>{children}</PlaceOffersContext>;
}

function foundPlaceOf(address: EarlierAddress): FoundPlace {
  const text = (part: string) => textAt(address, part);
  const street = [text('street'), text('house_number')].filter(Boolean).join(' ');
  const city = [text('zip'), text('city')].filter(Boolean).join(' ');
  return {
    id: String(address.id),
    title: [street, city].filter(Boolean).join(', '),
    detail: [text('state'), text('country')].filter(Boolean).join(', '),
    address: async () => ({
      parts: {
        country: text('country'),
        state: text('state'),
        city: text('city'),
        zip: text('zip'),
        street: text('street'),
        house_number: text('house_number'),
      },
      further: { apartment: text('apartment'), description: text('description') },
      position: positionOf(address.coordinates),
    }),
  };
}
