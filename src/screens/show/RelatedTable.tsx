import type { RelatedField } from '../../../resources/related';
import { valueAt } from '../../fields/paths';
import type { LoadedRecord } from '../record/loadedRecord';
import { TruncatedNote } from '../record/TruncatedNote';
import type { Words } from '../words';
import { RelatedSection } from './RelatedSection';

interface Props {
  words: Words;
  record: LoadedRecord;
  related: RelatedField;
}

/** Renders related records that were fetched with the record. */
export function RelatedTable({ words, record, related: { field: name, columns } }: Props) {
  const rows = valueAt(record, name);
  return (
    <RelatedSection
      name={name}
      title={words.of(`related.${name}.title`)}
      empty={words.of(`related.${name}.empty`)}
      columns={Object.entries(columns).map(([path, field]) => ({
        path,
        field,
        label: words.of(`related.${name}.columns.${path}`),
        context: words.fieldContext(`${name}.${path}`),
      }))}
      rows={Array.isArray(rows) ? rows : []}
    >
      <TruncatedNote {...{ words, record }} path={name} />
    </RelatedSection>
  );
}
