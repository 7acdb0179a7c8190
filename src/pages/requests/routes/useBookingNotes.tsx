import Link from '@mui/material/Link';
import { useCallback } from 'react';
import { Link as RouterLink } from 'react-router';
import type { CrewBooking } from '../../../../resources/contract.generated';
import { requestsResource } from '../../../../resources/requests';
import type { QueryName } from '../../../../resources/fields';
import { dayPattern } from '../../../fields/datetime';
import { formatDay } from '../../../fields/day';
import { recordPagePath } from '../../../screens/record/recordUrls';
import type { Words } from '../../../screens/words';
import type { ChoiceNote } from '../../../ui/ChoiceBox';
import { useCrewBookings } from './useCrewBookings';

/** Type of booking for each list that a field selects from. */
const bookingTypes: Readonly<Partial<Record<QueryName, CrewBooking['type']>>> = {
  usersViewDriver: 'DRIVER',
  usersViewAnyDriver: 'DRIVER',
  vehiclesView: 'VEHICLE',
};

/** Returns a function that describes bookings by other requests. `unknown` is true if the bookings failed to load. */
export function useBookingNotes(request: string, { t, fieldContext }: Words) {
  const { data: bookings, isError } = useCrewBookings(request);
  const noteOf = useCallback(
    (from: QueryName, id: string): ChoiceNote | undefined => {
      const bookingsOfRecord =
        bookings?.filter((booking) => booking.type === bookingTypes[from] && booking.id === id) ?? [];
      if (bookingsOfRecord.length === 0) return undefined;
      const format = dayPattern(fieldContext('order'));
      const text = (booking: CrewBooking) =>
        t(booking.from === booking.to ? 'routes:taken.byDay' : 'routes:taken.by', {
          from: formatDay(booking.from, format),
          to: formatDay(booking.to, format),
          number: booking.number,
        });
      return {
        text: bookingsOfRecord.map(text).join('; '),
        chosenText: <BookingLinks bookings={bookingsOfRecord} text={text} />,
      };
    },
    [bookings, t, fieldContext],
  );
  return { noteOf, unknown: isError };
}

/** Shows links to the requests that have booked a driver or vehicle. */
function BookingLinks({
  bookings,
  text,
}: {
  bookings: readonly CrewBooking[];
  text: (booking: CrewBooking) => string;
}) {
  return bookings.map((booking) => (
    <Link
      key={booking.service_transportation_id}
      component={RouterLink}
      to={recordPagePath(requestsResource, booking.service_transportation_id)}
      target="_blank"
      color="inherit"
      underline="always"
      sx={{ display: 'block' }}
    >
      {text(booking)}
    </Link>
  ));
}
