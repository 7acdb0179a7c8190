import Add from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazy } from '../../../../providers/loadCode';
import { requestsResource } from '../../../../resources/requests';
import { legsResource as definition } from '../../../../resources/routes';
import { valueAt } from '../../../fields/paths';
import { isLocked, useLocks } from '../../../screens/record/locks';
import { OperationDialogs } from '../../../screens/record/OperationDialogs';
import { useAllowedActions } from '../../../screens/record/useAllowedActions';
import { useOperation } from '../../../screens/record/useOperation';
import { useWords } from '../../../screens/words';
import { keepTyping } from '../../../ui/keptTyping';
import { MissingContentNotice } from '../../../ui/MissingContentNotice';
import { addLegAnchor } from '../request/steps';
import { useRequest } from '../useRequest';
import { DriverHoursPanel } from './DriverHoursPanel';
import { LegList } from './LegList';
import { type Leg, legsLeftBehind } from './legs';
import { RoutesMap } from './RoutesMap';
import { useLegOrder } from './useLegOrder';
import { useLegs } from './useLegs';
import { useRequestAddresses } from './useRequestAddresses';

const loadLegDialog = () => import('./LegDialog');
const LegDialog = lazy(() => loadLegDialog().then((module) => ({ default: module.LegDialog })));

/** Shows the legs of a request with their order, crew and tasks, and a map. */
export function RoutesPage() {
  const { id, record, deleted } = useRequest();
  const words = useWords(definition);
  const may = useAllowedActions(definition);
  const locks = useLocks(requestsResource)(id, (path) => valueAt(record, path));
  const readOnly = deleted || isLocked(locks, 'edit');
  const { legs, error, retry, renew } = useLegs(id);
  const { ends, days } = useRequestAddresses(id);
  const { ordered, move } = useLegOrder(legs ?? [], words, renew);
  const operations = useOperation(definition, words);
  const [selected, setSelected] = useState<string>();
  const [editing, setEditing] = useState<Leg | 'new'>();

  // A link to the missing leg focuses the button that adds one.
  const { hash } = useLocation();
  const isLoaded = legs !== undefined;
  useEffect(() => {
    if (isLoaded && hash === `#${addLegAnchor}`) document.getElementById(addLegAnchor)?.focus();
  }, [isLoaded, hash]);

  if (!legs && error) {
    return (
      <MissingContentNotice role="alert" title={words.of('failedToLoad')}>
        <Button variant="contained" onClick={retry}>
          {words.t('engine:list.retry')}
        </Button>
      </MissingContentNotice>
    );
  }
  if (!legs) return <Skeleton variant="rounded" height={320} aria-label={words.t('app:loading')} />;

  const [mayAdd, mayChange, mayDelete] = ['create', 'edit', 'delete'].map(
    (action) => !readOnly && may(action) === true,
  );
  const remove = (leg: Leg) => {
    const title = String(ordered.indexOf(leg) + 1);
    const loading = ends.find(({ direction }) => direction === 'FROM');
    const left = legsLeftBehind(ordered, leg, loading).join(', ');
    operations.start({
      operation: { kind: 'delete' },
      subjects: [{ id: leg.id, title }],
      ...(left !== '' && { question: words.of('delete.confirmLeftBehind', { title, legs: left }) }),
      after: () => void renew(),
    });
  };
  const addButton = mayAdd && (
    <Button
      id={addLegAnchor}
      variant={legs.length > 0 ? 'outlined' : 'contained'}
      startIcon={<Add />}
      onPointerEnter={() => void loadLegDialog()}
      onFocus={() => void loadLegDialog()}
      onClick={() => {
        keepTyping();
        setEditing('new');
      }}
    >
      {words.of('create')}
    </Button>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
      }}
    >
      <Stack spacing={2}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="h2">{words.of('title')}</Typography>
          {legs.length > 0 && addButton}
        </Box>
        {readOnly && (
          <Alert severity="info" role="note">
            {words.of('ended')}
          </Alert>
        )}
        {legs.length === 0 && (
          <MissingContentNotice title={words.of('empty.title')} text={words.of(mayAdd ? 'empty.text' : 'emptyReading')}>
            {addButton}
          </MissingContentNotice>
        )}
        <LegList
          {...{ words, readOnly, selected, reload: renew }}
          legs={ordered}
          request={id}
          onSelect={(leg) => setSelected(leg === selected ? undefined : leg)}
          onMove={mayChange ? move : undefined}
          onEdit={mayChange ? setEditing : undefined}
          onDelete={mayDelete ? remove : undefined}
        />
      </Stack>
      <Stack spacing={2} sx={{ position: { md: 'sticky' }, top: { md: 16 } }}>
        {legs.length > 0 && <RoutesMap {...{ words, selected }} legs={ordered} onSelect={setSelected} />}
        <DriverHoursPanel request={id} {...{ words, days }} legs={ordered} />
      </Stack>
      <OperationDialogs operations={operations} words={words} />
      {editing && (
        <Suspense fallback={null}>
          <LegDialog
            {...{ words, ends, reload: renew }}
            request={id}
            legs={ordered}
            leg={editing === 'new' ? undefined : editing}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </Box>
  );
}
