import Stack from '@mui/material/Stack';
import { Outlet, useNavigate, useParams } from 'react-router';
import { requestsResource } from '../../../resources/requests';
import { valueAt } from '../../fields/paths';
import { returnLinkState } from '../../routing/address';
import { clearOpenedRecord, listPath } from '../../screens/record/recordUrls';
import { recordQueryPaths } from '../../screens/record/loadedRecord';
import { isLocked, lockConditionPaths, useLocks } from '../../screens/record/locks';
import {
  type RecordOperation,
  allowedOperations,
  operationSubjectOf,
  withInputValues,
} from '../../screens/record/operation';
import { OperationDialogs } from '../../screens/record/OperationDialogs';
import { RecordMissing } from '../../screens/record/RecordMissing';
import { useAllowedActions } from '../../screens/record/useAllowedActions';
import { useOperation } from '../../screens/record/useOperation';
import { useRecord } from '../../screens/record/useRecord';
import { DeletedBanner } from '../../screens/show/DeletedBanner';
import { LockNotes } from '../../screens/show/LockNotes';
import { ShowSkeleton } from '../../screens/show/ShowSkeleton';
import { useWords } from '../../screens/words';
import { useRecordDocumentTitle } from '../../ui/RecordDocumentTitle';
import { ResourcePage } from '../ResourcePage';
import { AssignmentAnswerBar } from './request/AssignmentAnswerBar';
import { RequestHeader } from './RequestHeader';
import { requestHeaderFields, CurrentRequestContext } from './useRequest';

/** Renders what all pages of a request have in common: the request's header and, below it, the open tab. */
export function RequestPage() {
  const { id = '' } = useParams();
  return (
    <ResourcePage resource={requestsResource.name} method={requestsResource.api.one}>
      <Request key={id} id={id} />
    </ResourcePage>
  );
}

/** Returns the fields of the header, and those that decide which actions are offered. */
function frameFields(): string[] {
  const deciding = requestsResource.actions.flatMap(({ when, with: taken = {} }) => [
    ...(when ? [when.field] : []),
    ...Object.values(taken),
  ]);
  return recordQueryPaths(requestsResource, [
    ...requestHeaderFields,
    ...lockConditionPaths(requestsResource),
    ...deciding,
  ]);
}

function Request({ id }: { id: string }) {
  const words = useWords(requestsResource);
  const navigate = useNavigate();
  const may = useAllowedActions(requestsResource);
  const locksOn = useLocks(requestsResource);
  const operations = useOperation(requestsResource, words);
  const { record, error, retry } = useRecord({ definition: requestsResource, id, fields: frameFields(), live: true });
  useRecordDocumentTitle(record && words.titleOf(record));

  if (!record && error) return <RecordMissing definition={requestsResource} {...{ words, error }} onRetry={retry} />;
  if (!record) return <ShowSkeleton definition={requestsResource} label={words.t('app:loading')} />;

  const valueOf = (path: string) => valueAt(record, path);
  const locks = locksOn(id, valueOf);
  const isDeleted = Boolean(record.deleted_at);
  const nextStatus = typeof record.next_status === 'string' ? record.next_status : undefined;
  const run = (operation: RecordOperation) =>
    operations.start({
      operation,
      subjects: [withInputValues(operation, operationSubjectOf(record, words), valueOf)],
      after: () => {
        if (operation.kind !== 'delete') return;
        // The list has no row to focus any more.
        clearOpenedRecord(requestsResource);
        void navigate(listPath(requestsResource), returnLinkState);
      },
    });
  const request = {
    id,
    definition: requestsResource,
    words,
    record,
    number: words.titleOf(record) || id,
    status: String(record.status),
    nextStatus,
    ended: nextStatus === undefined,
    deleted: isDeleted,
    editable: !isDeleted && may('edit') === true && !isLocked(locks, 'edit'),
    may,
    operations: allowedOperations(requestsResource, { deleted: isDeleted, locks, valueOf }, may),
    run,
  };
  return (
    <CurrentRequestContext value={request}>
      <Stack spacing={2} sx={{ maxWidth: 1600 }}>
        <RequestHeader />
        {isDeleted && (
          <DeletedBanner
            {...{ words, record }}
            onRestore={may('restore') && requestsResource.api.restore ? () => run({ kind: 'restore' }) : undefined}
          />
        )}
        {!isDeleted && locks.length > 0 && <LockNotes words={words} locks={locks} />}
        <AssignmentAnswerBar />
        <Outlet />
        <OperationDialogs operations={operations} words={words} />
      </Stack>
    </CurrentRequestContext>
  );
}
