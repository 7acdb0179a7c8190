import { useQueryClient } from '@tanstack/react-query';
import { memo, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ResourceDefinition } from '../../../resources/definition';
import { useConstantNavigate } from '../../routing/navigation';
import { valueAt } from '../../fields/paths';
import { useRecordDocumentTitle } from '../../ui/RecordDocumentTitle';
import { PageHeader } from '../../ui/PageHeader';
import { returnLinkState } from '../../routing/address';
import { clearOpenedRecord, listPath } from '../record/recordUrls';
import { BackLink } from '../record/BackLink';
import { OnlyRecord } from '../record/OnlyRecord';
import { OperationDialogs } from '../record/OperationDialogs';
import { findListedRow } from '../record/listedRow';
import { isLocked, useLocks } from '../record/locks';
import {
  isIrreversible,
  type RecordOperation,
  allowedOperations,
  operationSubjectOf,
  withInputValues,
} from '../record/operation';
import { RecordMissing } from '../record/RecordMissing';
import { useAllowedActions } from '../record/useAllowedActions';
import { useOperation } from '../record/useOperation';
import { useRecord } from '../record/useRecord';
import { useWords } from '../words';
import { DangerZone } from './DangerZone';
import { DeletedBanner } from './DeletedBanner';
import { listedRecordOf } from './listedRecord';
import { LockNotes } from './LockNotes';
import { RecordButtons } from './RecordButtons';
import { RelatedRecords } from './RelatedRecords';
import { RelatedTable } from './RelatedTable';
import { shownPaths } from './shownPaths';
import { ShowSkeleton } from './ShowSkeleton';
import { ShownSection } from './ShownSection';
import styles from './ShowScreen.module.css';

interface Props {
  definition: ResourceDefinition;
  /** The record's id; by default that in the browser's address. */
  id?: string;
}

/** Renders the page of one record: its fields, related records and operations. */
export function ShowScreen({ definition, ...given }: Props) {
  const { id: idOfAddress = '' } = useParams();
  const { id = idOfAddress } = given;
  const { t } = useTranslation('app');
  if (!definition.single) return <Show key={id} definition={definition} id={id} />;
  return (
    <OnlyRecord definition={definition} waiting={<ShowSkeleton definition={definition} label={t('loading')} />}>
      {(only) => <Show key={only} definition={definition} id={only} />}
    </OnlyRecord>
  );
}

/** Memoized, because `ShowScreen` is rendered again when a navigation starts. */
const Show = memo(function Show({ definition, id }: { definition: ResourceDefinition; id: string }) {
  const words = useWords(definition);
  const { t } = words;
  const navigate = useConstantNavigate();
  const may = useAllowedActions(definition);
  const locksOn = useLocks(definition);
  const operations = useOperation(definition, words);
  const { record: loaded, error, retry } = useRecord({ definition, id, fields: shownPaths(definition), live: true });
  const queries = useQueryClient();
  const row = loaded ? undefined : findListedRow(queries, definition, id);
  const listed = row && listedRecordOf(definition, row);
  const record = loaded ?? listed?.record;
  useRecordDocumentTitle(record && words.titleOf(record));
  const back = listPath(definition);
  // The record is shown first, and then what belongs to it. A page that is still hidden has no effects.
  const [showsRelated, setShowsRelated] = useState(false);
  useEffect(() => startTransition(() => setShowsRelated(true)), []);

  if (!loaded && error) return <RecordMissing {...{ definition, words, error }} onRetry={retry} />;
  if (!record) return <ShowSkeleton definition={definition} label={t('app:loading')} />;

  const valueOf = (path: string) => valueAt(record, path);
  const locks = loaded ? locksOn(id, valueOf) : [];
  const subject = operationSubjectOf(record, words);
  const isDeleted = Boolean(record.deleted_at);
  const run = (operation: RecordOperation) => {
    const { id: idPath, typed } = operation.kind === 'action' ? operation.action : {};
    operations.start({
      operation,
      subjects: [
        withInputValues(
          operation,
          idPath === undefined ? subject : { ...subject, id: String(valueOf(idPath)) },
          valueOf,
        ),
      ],
      typed: typed && String(valueOf(typed)),
      after: () => {
        if (operation.kind !== 'delete') return;
        // The list has no row to focus any more.
        clearOpenedRecord(definition);
        void navigate(back, returnLinkState);
      },
    });
  };
  // What may be done depends on values that a list does not have.
  const isChangeable = loaded !== undefined && !isDeleted;
  const isEditable = isChangeable && may('edit') === true && !isLocked(locks, 'edit');
  const operationsOfRecord = loaded ? allowedOperations(definition, { deleted: isDeleted, locks, valueOf }, may) : [];
  const offered = operationsOfRecord.filter(({ kind }) => kind !== 'restore');
  return (
    <div className={styles.page}>
      <PageHeader
        focusOnMount
        title={subject.title}
        above={definition.single ? undefined : <BackLink to={back} label={t('engine:show.back')} />}
      >
        <RecordButtons
          {...{ definition, words, id }}
          mayEdit={isEditable}
          mayCopy={isChangeable && definition.form.copies !== undefined && may('create') === true}
          mayCompare={isChangeable && definition.compare !== undefined}
          operations={offered.filter((operation) => !isIrreversible(operation))}
          onOperation={run}
        />
      </PageHeader>
      {loaded && isDeleted && (
        <DeletedBanner
          {...{ words, record }}
          onRestore={may('restore') && definition.api.restore ? () => run({ kind: 'restore' }) : undefined}
        />
      )}
      {!isDeleted && locks.length > 0 && <LockNotes words={words} locks={locks} />}
      <div aria-busy={!loaded} className={styles.sections}>
        {definition.show.sections.map((section) => (
          <ShownSection
            key={section.name}
            {...{ definition, words, record, section, editable: isEditable }}
            known={listed?.known}
          />
        ))}
      </div>
      {loaded &&
        showsRelated &&
        definition.show.related.map((related) =>
          'field' in related ? (
            <RelatedTable key={related.field} {...{ words, record, related }} />
          ) : (
            <RelatedRecords
              key={related.resource}
              host={definition.name}
              {...{ words, related, valueOf }}
              id={related.id === undefined ? id : String(valueOf(related.id))}
            />
          ),
        )}
      <DangerZone words={words} operations={offered.filter(isIrreversible)} onOperation={run} />
      <OperationDialogs operations={operations} words={words} />
    </div>
  );
});
