import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import { Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { lazy } from '../../../providers/loadCode';
import { requestsResource } from '../../../resources/requests';
import { legsResource } from '../../../resources/routes';
import { recordPagePath } from '../../screens/record/recordUrls';
import { useWords } from '../../screens/words';
import { ProgressLine } from '../../ui/ProgressLine';
import { RetryAlert } from '../../ui/RetryAlert';
import type { Leg } from '../requests/routes/legs';
import { useLegs } from '../requests/routes/useLegs';
import { useRequestAddresses } from '../requests/routes/useRequestAddresses';
import type { BoardLeg } from './boardData';

const LegDialog = lazy(() => import('../requests/routes/LegDialog').then((module) => ({ default: module.LegDialog })));

interface Props {
  leg: BoardLeg;
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Opens a leg of the board in the form that its request has for it. */
export function BoardLegDialog({ leg, reload, onClose }: Props) {
  const words = useWords(legsResource);
  const { legs, error, retry, renew } = useLegs(leg.service_transportation_id);
  const { ends } = useRequestAddresses(leg.service_transportation_id);
  // The form keeps the leg that it was opened with, and compares it with changes by others when it is saved.
  const [edited, setEdited] = useState<Leg>();
  const found = edited ?? legs?.find(({ id }) => id === leg.id);
  if (!edited && found) setEdited(found);
  if (edited && legs)
    return (
      <Suspense fallback={null}>
        <LegDialog
          {...{ words, legs, ends, onClose }}
          request={leg.service_transportation_id}
          leg={edited}
          afterTitle={
            <Link
              component={RouterLink}
              to={`${recordPagePath(requestsResource, leg.service_transportation_id)}/routes`}
              sx={{ ml: 1.5, typography: 'body1' }}
            >
              {leg.number}
            </Link>
          }
          reload={async () => {
            await Promise.all([renew(), reload()]);
          }}
        />
      </Suspense>
    );
  return (
    <Dialog open onClose={onClose} aria-label={words.of('editTitle', { title: String(leg.order) })}>
      <DialogContent>
        {error ? (
          <RetryAlert error={error} onRetry={retry} />
        ) : legs ? (
          words.t('planning:legGone')
        ) : (
          <ProgressLine label={words.t('app:loading')} />
        )}
      </DialogContent>
    </Dialog>
  );
}
