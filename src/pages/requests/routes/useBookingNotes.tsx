import Link from '@mui/material/Link';
import { useCallback } from 'react';
import { Link as RouterLink } from 'react-router';
import type { CrewBooking } from '../../../../resources/contract.generated';
import { requestsResource } from '../../../../resources/requests';
import type { QueryName } from '../../../../resources/fields';
import { recordPagePath } from '../../../screens/record/recordUrls';
import type { Words } from '../../../screens/words';
import type { ChoiceNote } from '../../../ui/ChoiceBox';
import { doPeriodsOverlap, type Period, periodText } from './legTimes';
import { useCrewBookings } from './useCrewBookings';

/** Type of booking for each list that a field selects from. */
const bookingTypes: Readonly<Partial<Record<QueryName, CrewBooking['type']>>> = {
  usersViewDriver: 'DRIVER',
  vehiclesView: 'VEHICLE',
};

/**
 * Returns a function that describes bookings by other requests during the planned times of a leg or, while they are not
 * known, on the days of its request. `unknown` is true if the bookings failed to load.
 */
export function useBookingNotes(request: string, { from: planFrom, to: planTo }: Period, { t, fieldContext }: Words) {
  const { data: bookings, isError } = useCrewBookings(request);
  const noteOf = useCallback(
    (from: QueryName, id: string): ChoiceNote | undefined => {
      const bookingsOfRecord =
        bookings?.filter(
          (booking) =>
            booking.type === bookingTypes[from] &&
            booking.id === id &&
            (!planFrom || !planTo || doPeriodsOverlap(booking, { from: planFrom, to: planTo })),
        ) ?? [];
      if (bookingsOfRecord.length === 0) return undefined;
      const text = (booking: CrewBooking) =>
        t('routes:taken.by', { when: periodText(booking, fieldContext('planned_start')), number: booking.number });
      return {
        text: bookingsOfRecord.map(text).join('; '),
        chosenText: <BookingLinks bookings={bookingsOfRecord} text={text} />,
      };
    },
    [bookings, planFrom, planTo, t, fieldContext],
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
      key={`${booking.service_transportation_id} ${booking.from}`}
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
