import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { ResourceDefinition } from '../../../resources/definition';
import { usePaletteActions } from '../../ui/palette/paletteActions';
import { useClickShortcut } from '../../ui/shortcuts/useShortcut';
import { comparisonPath, copyFormPath, editFormPath } from '../record/recordUrls';
import { type RecordOperation, operationTitle } from '../record/operation';
import type { Words } from '../words';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  id: string;
  mayEdit: boolean;
  mayCopy: boolean;
  mayCompare: boolean;
  operations: readonly RecordOperation[];
  onOperation: (operation: RecordOperation) => void;
}

/** Renders the buttons of a record's operations. Editing, which is needed most, comes first. */
export function RecordButtons({ definition, words, id, mayEdit, mayCopy, mayCompare, operations, onOperation }: Props) {
  usePaletteActions(
    operations.map((operation) => ({
      id: operation.kind === 'action' ? operation.action.name : operation.kind,
      title: operationTitle(operation, words),
      run: () => onOperation(operation),
    })),
  );
  const shortcut = useClickShortcut<HTMLAnchorElement>('edit');
  return (
    <>
      {mayEdit && (
        <Button
          {...shortcut}
          variant="contained"
          startIcon={<Edit />}
          component={Link}
          to={editFormPath(definition, id)}
          state={{ fromRecord: true }}
        >
          {words.t('engine:show.edit')}
        </Button>
      )}
      {mayCopy && (
        <Button
          variant="outlined"
          color="inherit"
          sx={{ borderColor: 'divider' }}
          component={Link}
          to={copyFormPath(definition, id)}
        >
          {words.t('engine:list.copy')}
        </Button>
      )}
      {mayCompare && (
        <Button
          variant="outlined"
          color="inherit"
          sx={{ borderColor: 'divider' }}
          component={Link}
          to={comparisonPath(definition, [id])}
        >
          {words.t('engine:compare.with')}
        </Button>
      )}
      {operations.map((operation) => (
        <Button
          key={operation.kind === 'action' ? operation.action.name : operation.kind}
          variant="outlined"
          color={operation.kind === 'delete' ? 'error' : 'inherit'}
          sx={operation.kind === 'delete' ? undefined : { borderColor: 'divider' }}
          onClick={() => onOperation(operation)}
        >
          {operationTitle(operation, words)}
        </Button>
      ))}
    </>
  );
}
