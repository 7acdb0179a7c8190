import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type RecordOperation, operationTitle } from '../record/operation';
import type { Words } from '../words';

interface Props {
  words: Words;
  operations: readonly Extract<RecordOperation, { kind: 'action' }>[];
  onOperation: (operation: RecordOperation) => void;
}

/** Renders the irreversible operations, apart from the others. */
export function DangerZone({ words, operations, onOperation }: Props) {
  if (operations.length === 0) return null;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="danger"
      sx={{ p: { xs: 2, sm: 3 }, borderColor: 'error.main' }}
    >
      <Typography variant="h2" id="danger" sx={{ mb: 1 }}>
        {words.t('engine:show.danger')}
      </Typography>
      {operations.map((operation) => (
        <div key={operation.action.name}>
          <Typography sx={{ mb: 1.5, maxWidth: 720 }}>{words.of(`actions.${operation.action.name}.text`)}</Typography>
          <Button variant="outlined" color="error" onClick={() => onOperation(operation)}>
            {operationTitle(operation, words)}
          </Button>
        </div>
      ))}
    </Paper>
  );
}
