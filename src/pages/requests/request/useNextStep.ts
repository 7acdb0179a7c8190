import type { Action } from '../../../../resources/definition';
import { textsAt, useRequest } from '../useRequest';
import { forwardAction, type Where, wantsOf } from './steps';

interface NextStep {
  /** Absent where there is none, or the reader may not take it. */
  action: Action | undefined;
  ready: boolean;
  /** What it still wants. */
  wants: readonly { need: string; where: Where }[];
}

/** The step that leads the request on, for whoever may take it. */
export function useNextStep(): NextStep {
  const { definition, record, nextStatus, deleted, may } = useRequest();
  const action = deleted ? undefined : forwardAction(nextStatus, definition.actions);
  if (!action || may(action.name) !== true) return { action: undefined, ready: false, wants: [] };
  const ready = action.step !== undefined && textsAt(record, 'transitionableStatus').includes(action.step);
  return { action, ready, wants: ready ? [] : wantsOf(textsAt(record, 'step_needs')) };
}
