import type { ResourceAction } from '../../../../resources/definition';
import { stringListAt, useRequest } from '../useRequest';
import { nextStepAction, type MissingItemPosition, missingItemsOf } from './steps';

interface NextStep {
  /** Action of the next step. Undefined if there is no next step or the user may not take it. */
  action: ResourceAction | undefined;
  isReady: boolean;
  /** What is missing for the next step. Empty if the step is ready. */
  missing: readonly { need: string; position: MissingItemPosition }[];
}

/** Returns the next step of the request and what is missing for it. */
export function useNextStep(): NextStep {
  const { definition, record, nextStatus, deleted, may } = useRequest();
  const action = deleted ? undefined : nextStepAction(nextStatus, definition.actions);
  if (!action || may(action.name) !== true) return { action: undefined, isReady: false, missing: [] };
  const isReady = action.step !== undefined && stringListAt(record, 'transitionableStatus').includes(action.step);
  return { action, isReady, missing: isReady ? [] : missingItemsOf(stringListAt(record, 'step_needs')) };
}
