import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fieldKindOf } from '../../fields';
import { valueAt } from '../../fields/paths';
import type { Words } from '../words';
import type { FieldConflict, EditConflict, ConflictSide } from './conflict';
import type { RecordFormState } from './useRecordForm';

interface Props {
  words: Words;
  form: RecordFormState;
  conflict: EditConflict;
}

/**
 * Shows the values that another user saved beside the unsaved values of this form. The user chooses a value for each
 * field.
 */
export function ConflictDialog({ words, form, conflict: { current, mine, fields } }: Props) {
  const [sides, setSides] = useState<ReadonlyMap<string, ConflictSide>>(
    () => new Map(fields.flatMap(({ path, side }) => (side ? [[path, side] as const] : []))),
  );
  const { t } = words;
  const undecided = fields.some(({ path }) => !sides.has(path));
  return (
    <Dialog
      open
      onClose={form.closeConflict}
      aria-labelledby="conflict-title"
      slotProps={{ paper: { sx: { width: 760 } } }}
    >
      <DialogTitle id="conflict-title">{t('engine:conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('engine:conflict.text')}</DialogContentText>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {fields.map((fieldConflict) => (
            <FieldConflictRow
              key={fieldConflict.path}
              {...{ words, fieldConflict, current, mine }}
              side={sides.get(fieldConflict.path)}
              onChoose={(side) => setSides(new Map([...sides, [fieldConflict.path, side]]))}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {undecided && (
          <Typography variant="body2" sx={{ flex: '1 0 auto', color: 'text.secondary' }}>
            {t('engine:conflict.choose')}
          </Typography>
        )}
        <Button color="inherit" onClick={form.closeConflict}>
          {t('engine:conflict.back')}
        </Button>
        <Button variant="contained" disabled={undecided} onClick={() => form.resolve(sides)}>
          {t('engine:conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface RowProps {
  words: Words;
  fieldConflict: FieldConflict;
  current: unknown;
  mine: unknown;
  side: ConflictSide | undefined;
  onChoose: (side: ConflictSide) => void;
}

function FieldConflictRow({ words, fieldConflict: { path, field }, current, mine, side, onChoose }: RowProps) {
  const { t, label, fieldContext } = words;
  const textOf = (record: unknown) =>
    fieldKindOf(field).text(valueAt(record, path), field, fieldContext(path)) || t('engine:conflict.empty');
  const option = (value: ConflictSide, record: unknown) => (
    <FormControlLabel
      value={value}
      control={<Radio size="small" />}
      sx={{
        m: 0,
        p: 1,
        pr: 1.5,
        border: 1,
        borderColor: side === value ? 'primary.main' : 'divider',
        borderRadius: 1,
        minWidth: 0,
      }}
      label={
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {t(`engine:conflict.${value}`)}
          </Typography>
          {textOf(record)}
        </Box>
      }
    />
  );
  return (
    <RadioGroup
      aria-label={label(path)}
      value={side ?? ''}
      onChange={(_, value) => onChoose(value === 'theirs' ? 'theirs' : 'mine')}
    >
      <Typography variant="subtitle2" component="h3" gutterBottom>
        {label(path)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {option('theirs', current)}
        {option('mine', mine)}
      </Box>
    </RadioGroup>
  );
}
