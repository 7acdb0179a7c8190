import Skeleton from '@mui/material/Skeleton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ReactNode, useId } from 'react';
import type { ResourceDefinition, FieldSection } from '../../../resources/definition';
import type { Field } from '../../../resources/fields';
import { fieldKindOf } from '../../fields';
import { matchesCondition } from '../../fields/matchesCondition';
import { valueAt } from '../../fields/paths';
import { isSectionCopy } from '../form/copies';
import type { LoadedRecord } from '../record/loadedRecord';
import { operationSubjectOf } from '../record/operation';
import { TruncatedNote } from '../record/TruncatedNote';
import type { Words } from '../words';
import styles from './ShownSection.module.css';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  record: LoadedRecord;
  /** Paths that the record has values for. By default all; other values are shown as placeholders. */
  known?: ReadonlySet<string> | undefined;
  section: FieldSection;
  /** Whether the user may edit the record now. */
  editable: boolean;
  /** Button at the right of the heading. */
  action?: ReactNode;
}

/** Renders a section of a record as labels and values. Leaves out fields whose condition the record does not meet. */
export function ShownSection({ definition, words, record, known, section, editable, action }: Props) {
  const { name, fields } = section;
  // The page of the same record may be rendered twice, in a panel beside its list and hidden.
  const headingId = useId();
  const shown = fields.flatMap((path) => {
    const field = definition.fields[path];
    if (!field) return [];
    const isConditionKnown = !field.when || !known || known.has(field.when.field);
    const isShown = !isConditionKnown || matchesCondition(field.when, (other) => valueAt(record, other));
    return isShown ? [{ path, field }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={`${styles.section} ${section.half ? styles.half : ''}`}>
      <div className={styles.header}>
        <h2 id={headingId} className={styles.heading}>
          {words.of(`sections.${name}`)}
        </h2>
        {action}
      </div>
      {isSectionCopy(section, (path) => valueAt(record, path)) ? (
        <p className={styles.note}>{words.of(`sameAs.${name}`)}</p>
      ) : (
        <FieldList {...{ words, record, known, editable, fields: shown }} />
      )}
    </section>
  );
}

/** Renders labels and values. A field that is alone in its section has no label, because the heading names it. */
function FieldList({
  words,
  record,
  known,
  editable,
  fields,
}: Pick<Props, 'words' | 'record' | 'known' | 'editable'> & { fields: readonly { path: string; field: Field }[] }) {
  const isWide = (field: Field) => fieldKindOf(field).wide?.(field) === true;
  const ownerOf = (field: Field) => {
    const part = field.type === 'media' && field.id !== undefined ? valueAt(record, field.id) : null;
    return { ...operationSubjectOf(record, words), ...(typeof part === 'string' && { part }), editable };
  };
  const isSingleField = fields.length === 1 && fields.every(({ field }) => isWide(field));
  return (
    <dl className={styles.fields}>
      {fields.map(({ path, field }) => {
        const kind = fieldKindOf(field);
        const context = words.fieldContext(path);
        const value = valueAt(record, path);
        const text = kind.text(value, field, context);
        return (
          <div key={path} className={isWide(field) ? styles.wide : undefined}>
            <dt style={isSingleField ? visuallyHidden : undefined}>{words.label(path)}</dt>
            <dd>
              {known?.has(path) === false ? (
                <Skeleton width="60%" />
              ) : kind.View && (text || (isSingleField && field.type !== 'text') || kind.alwaysShown) ? (
                <kind.View {...{ value, field, context }} owner={ownerOf(field)} />
              ) : (
                text || words.t('engine:show.empty')
              )}
              <TruncatedNote {...{ words, record, path }} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
