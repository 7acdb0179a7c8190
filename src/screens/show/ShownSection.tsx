import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
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

/** The styles of all labels and values. They belong to the list, so that they are not computed for each field. */
const fieldListStyles = {
  display: 'grid',
  gap: 2,
  m: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > .wide': { gridColumn: '1 / -1' },
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { typography: 'body1', m: 0, mt: 0.25 },
} satisfies SxProps<Theme>;

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
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={headingId}
      sx={{ p: { xs: 2, sm: 3 }, gridColumn: section.half ? undefined : '1 / -1' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 1, mb: 1.5 }}>
        <Typography variant="h2" id={headingId}>
          {words.of(`sections.${name}`)}
        </Typography>
        {action}
      </Box>
      {isSectionCopy(section, (path) => valueAt(record, path)) ? (
        <Typography>{words.of(`sameAs.${name}`)}</Typography>
      ) : (
        <FieldList {...{ words, record, known, editable, fields: shown }} />
      )}
    </Paper>
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
    <Box component="dl" sx={fieldListStyles}>
      {fields.map(({ path, field }) => {
        const kind = fieldKindOf(field);
        const context = words.fieldContext(path);
        const value = valueAt(record, path);
        const text = kind.text(value, field, context);
        return (
          <div key={path} className={isWide(field) ? 'wide' : undefined}>
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
    </Box>
  );
}
