import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import type { ResourceDefinition } from '../../../resources/definition';
import { valueAt } from '../../fields/paths';
import { useRecordDocumentTitle } from '../../ui/RecordDocumentTitle';
import { PageHeader } from '../../ui/PageHeader';
import { recordPagePath } from '../record/recordUrls';
import { recordQueryPaths } from '../record/loadedRecord';
import { BackLink } from '../record/BackLink';
import { definitionForEditing, isLocked, lockConditionPaths, useLocks } from '../record/locks';
import { OnlyRecord } from '../record/OnlyRecord';
import { RecordMissing } from '../record/RecordMissing';
import { useRecord } from '../record/useRecord';
import { useWords } from '../words';
import { formPaths } from './drafts';
import { formWidth } from './formWidth';
import { RecordForm } from './RecordForm';

/** Renders the page with the form of a record. */
export function EditScreen({ definition }: { definition: ResourceDefinition }) {
  const { id = '' } = useParams();
  if (!definition.single) return <Edit key={id} definition={definition} id={id} />;
  return (
    <OnlyRecord definition={definition} waiting={null}>
      {(only) => <Edit key={only} definition={definition} id={only} />}
    </OnlyRecord>
  );
}

function Edit({ definition, id }: { definition: ResourceDefinition; id: string }) {
  const words = useWords(definition);
  const navigate = useNavigate();
  const locksOn = useLocks(definition);
  const fields = recordQueryPaths(definition, [...formPaths(definition), ...lockConditionPaths(definition)]);
  const { record, error, retry } = useRecord({ definition, id, fields });
  useRecordDocumentTitle(record && words.t('engine:form.editTitle', { title: words.titleOf(record) || id }));
  const show = recordPagePath(definition, id);
  // After saving or cancelling, the user returns to the record's page. When they came from there, this is a step back,
  // so that the history does not contain the page twice.
  const location = useLocation();
  const fromRecord = valueAt(location, 'state.fromRecord') === true;
  const leave = () => void (fromRecord ? navigate(-1) : navigate(show, { replace: true }));
  const locks = useMemo(() => (record ? locksOn(record.id, (path) => valueAt(record, path)) : []), [record, locksOn]);
  const edited = useMemo(() => definitionForEditing(definition, locks), [definition, locks]);
  if (!record && error) return <RecordMissing {...{ definition, words, error }} onRetry={retry} />;
  // A deleted record must be restored before it can be edited.
  const isRefused = Boolean(record?.deleted_at) || isLocked(locks, 'edit');
  const title = words.titleOf(record) || id;
  return (
    <Stack spacing={2} sx={formWidth}>
      {/* The placeholders stay until the code of the record's page is loaded. */}
      {isRefused && <Navigate to={show} replace />}
      <PageHeader
        title={record && !isRefused ? words.t('engine:form.editTitle', { title }) : <Skeleton width={220} />}
        above={<BackLink to={show} label={record ? title : words.of('one')} />}
      />
      {record && !isRefused ? (
        <RecordForm definition={edited} {...{ words, record }} onCancel={leave} onSaved={leave} />
      ) : (
        definition.form.sections.map(({ name, fields: { length } }) => (
          <Skeleton key={name} variant="rounded" height={110 + 66 * Math.ceil(length / 2)} />
        ))
      )}
    </Stack>
  );
}
