import useMediaQuery from '@mui/material/useMediaQuery';
import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import { useSession } from '../../ui/appServices';
import { AccessDeniedPage } from '../AccessDeniedPage';
import { PlanningBoard } from './PlanningBoard';

/** Shows the planning board; on a narrow screen the list of a day. */
export function PlanningPage() {
  const isNarrow = useMediaQuery('(max-width: 699px)', { noSsr: true });
  return isMethodAllowed(useSession(), 'planningBoard') ? <PlanningBoard isNarrow={isNarrow} /> : <AccessDeniedPage />;
}
