import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Field } from '../../../resources/fields';
import type { FieldInputs, FieldOf, FieldInputProps, RowDraft } from '../kind';
import { RowFields } from './RowFields';

interface Props extends FieldInputProps<FieldOf<'rows'>> {
  title: string;
  row: RowDraft;
  /** Index of the row among those sent to the server, to which the paths of validation problems refer. */
  index: number;
  /** The fields of the row that the user can edit, by column. */
  columns: Readonly<Record<string, Field>>;
  inputOf: (field: Field) => FieldInputs;
  /** Called with the changed row and the name of the changed column. */
  onRow: (row: RowDraft, column: string) => void;
  /** Removes the row; absent when rows cannot be removed. */
  onRemove?: () => void;
}

/** Renders one row of a `rows` field: its inputs in one line, or below its title. */
export function RowPanel(props: Props) {
  const { title, row, field, context, onRemove } = props;
  const heading = useId();
  const removeButton = onRemove && (
    <IconButton size="small" aria-label={context.t('engine:form.removeRow', { row: title })} onClick={onRemove}>
      <DeleteOutline fontSize="small" />
    </IconButton>
  );
  if (field.lines) {
    return (
      <Box
        role="group"
        data-row={row.key}
        aria-label={title}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1, alignItems: 'start' }}
      >
        <Fields {...props} />
        {removeButton}
      </Box>
    );
  }
  return (
    <Box
      role="group"
      data-row={row.key}
      aria-labelledby={heading}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 2, pt: 0.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 34, mb: 1 }}>
        <Typography variant="subtitle2" component="h3" id={heading}>
          {title}
        </Typography>
        {removeButton}
      </Box>
      <Fields {...props} />
    </Box>
  );
}

function Fields({ row, index, columns, field, context, inputOf, onRow, onBlur, problemOf }: Props) {
  return (
    <RowFields
      {...{ columns, onBlur, inputOf }}
      oneLine={field.lines}
      context={{ ...context, at: `${context.path}.${index}` }}
      drafts={row.drafts}
      onDrafts={(drafts, column) => onRow({ ...row, drafts }, column)}
      problemOf={(column) => problemOf?.(`${index}.${column}`)}
    />
  );
}
