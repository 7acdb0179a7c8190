import Button from '@mui/material/Button';
import { useRequest } from '../useRequest';
import { useNextStep } from './useNextStep';
import { missingItemsId } from './MissingItems';

/**
 * Shows the button of the request's next step. While data is missing, the button moves the focus to the first missing
 * item.
 */
export function NextStepButton() {
  const { words, run } = useRequest();
  const { action, isReady } = useNextStep();
  if (!action) return null;
  return (
    <Button
      variant="contained"
      aria-disabled={!isReady}
      aria-describedby={isReady ? undefined : missingItemsId}
      onClick={() =>
        isReady ? run({ kind: 'action', action }) : document.getElementById(missingItemsId)?.querySelector('a')?.focus()
      }
      sx={
        isReady
          ? undefined
          : { '&, &:hover': { bgcolor: 'action.disabledBackground', color: 'text.primary', boxShadow: 'none' } }
      }
    >
      {words.of(`actions.${action.name}.title`)}
    </Button>
  );
}
