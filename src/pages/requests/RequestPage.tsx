import Stack from '@mui/material/Stack';
import { Outlet, useNavigate, useParams } from 'react-router';
import { requests } from '../../../resources/requests';
import { valueAt } from '../../fields/paths';
import { listPath, returnLinkState } from '../../screens/record/recordUrls';
import { queryFields } from '../../screens/record/loadedRecord';
import { isLocked, lockFields, useLocks } from '../../screens/record/locks';
import { type Operation, operationsFor, subjectOf, withInputValues } from '../../screens/record/operation';
import { OperationDialogs } from '../../screens/record/OperationDialogs';
import { RecordMissing } from '../../screens/record/RecordMissing';
import { useAllowed } from '../../screens/record/useAllowed';
import { useOperation } from '../../screens/record/useOperation';
import { useRecord } from '../../screens/record/useRecord';
import { DeletedBanner } from '../../screens/show/DeletedBanner';
import { LockNotes } from '../../screens/show/LockNotes';
import { ShowSkeleton } from '../../screens/show/ShowSkeleton';
import { useWords } from '../../screens/words';
import { ResourcePage } from '../ResourcePage';
import { AssignmentAnswerBar } from './request/AssignmentAnswerBar';
import { RequestHeader } from './RequestHeader';
import { headerFields, RequestContext } from './useRequest';

/** Renders the frame of a request's pages: its header and, below it, the open tab. */
export function RequestPage() {
  const { id = '' } = useParams();
  return (
    <ResourcePage resource={requests.name} method={requests.api.one}>
      <Request key={id} id={id} />
    </ResourcePage>
  );
}

/** Returns the fields of the header, and those that decide which actions are offered. */
function frameFields(): string[] {
  const deciding = requests.actions.flatMap(({ when, with: taken = {} }) => [
    ...(when ? [when.field] : []),
    ...Object.values(taken),
  ]);
  return queryFields(requests, [...headerFields, ...lockFields(requests), ...deciding]);
}

function Request({ id }: { id: string }) {
  const words = useWords(requests);
  const navigate = useNavigate();
  const may = useAllowed(requests);
  const locksOn = useLocks(requests);
  const operations = useOperation(requests, words);
  const { record, error, retry } = useRecord({ definition: requests, id, fields: frameFields(), live: true });

  if (!record && error) return <RecordMissing definition={requests} {...{ words, error }} onRetry={retry} />;
  if (!record) return <ShowSkeleton definition={requests} label={words.t('app:loading')} />;

  const valueOf = (path: string) => valueAt(record, path);
  const locks = locksOn(id, valueOf);
  const isDeleted = Boolean(record.deleted_at);
  const nextStatus = typeof record.next_status === 'string' ? record.next_status : undefined;
  const run = (operation: Operation) =>
    operations.start({
      operation,
      subjects: [withInputValues(operation, subjectOf(record, words), valueOf)],
      count: 1,
      after: () => {
        if (operation.kind === 'delete') void navigate(listPath(requests), returnLinkState);
      },
    });
  const request = {
    id,
    definition: requests,
    words,
    record,
    number: words.titleOf(record) || id,
    status: String(record.status),
    nextStatus,
    ended: nextStatus === undefined,
    deleted: isDeleted,
    editable: !isDeleted && may('edit') === true && !isLocked(locks, 'edit'),
    may,
    operations: operationsFor(requests, { deleted: isDeleted, locks, valueOf }, may),
    run,
  };
  return (
    <RequestContext value={request}>
      <Stack spacing={2} sx={{ maxWidth: 1600 }}>
        <RequestHeader />
        {isDeleted && (
          <DeletedBanner
            {...{ words, record }}
            onRestore={may('restore') && requests.api.restore ? () => run({ kind: 'restore' }) : undefined}
          />
        )}
        {!isDeleted && locks.length > 0 && <LockNotes words={words} locks={locks} />}
        <AssignmentAnswerBar />
        <Outlet />
        <OperationDialogs operations={operations} words={words} />
      </Stack>
    </RequestContext>
  );
}
