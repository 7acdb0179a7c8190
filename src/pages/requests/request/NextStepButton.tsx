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
  const { action, ready } = useNextStep();
  if (!action) return null;
  return (
    <Button
      variant="contained"
      aria-disabled={!ready}
      aria-describedby={ready ? undefined : missingItemsId}
      onClick={() =>
        ready ? run({ kind: 'action', action }) : document.getElementById(missingItemsId)?.querySelector('a')?.focus()
      }
      sx={
        ready
          ? undefined
          : { '&, &:hover': { bgcolor: 'action.disabledBackground', color: 'text.primary', boxShadow: 'none' } }
      }
    >
      {words.of(`actions.${action.name}.title`)}
    </Button>
  );
}
