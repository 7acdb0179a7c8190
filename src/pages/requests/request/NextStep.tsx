import Button from '@mui/material/Button';
import { useRequest } from '../useRequest';
import { useNextStep } from './useNextStep';
import { wantsId } from './StepWants';

/** The next step of the request, as one button; while it wants something it is there all the same, and leads to what. */
export function NextStep() {
  const { words, run } = useRequest();
  const { action, ready } = useNextStep();
  if (!action) return null;
  return (
    <Button
      variant="contained"
      aria-disabled={!ready}
      aria-describedby={ready ? undefined : wantsId}
      onClick={() =>
        ready ? run({ kind: 'action', action }) : document.getElementById(wantsId)?.querySelector('a')?.focus()
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
