import type { StepNeed } from '../../../../resources/contract.generated';
import type { ResourceAction } from '../../../../resources/definition';
import type { RecordOperation } from '../../../screens/record/operation';

/**
 * Returns the action that sets a request's next status, even if data is missing. Undefined if the request has ended.
 */
export function nextStepAction(
  nextStatus: string | undefined,
  actions: readonly ResourceAction[],
): ResourceAction | undefined {
  return nextStatus === undefined ? undefined : actions.find(({ step }) => step === nextStatus);
}

/** Returns the operations for a request's menu: all except `restore` and `nextAction`, which have buttons. */
export function menuOperationsOf(
  operations: readonly RecordOperation[],
  nextAction: ResourceAction | undefined,
): readonly RecordOperation[] {
  return operations.filter(
    (operation) =>
      operation.kind !== 'restore' && !(operation.kind === 'action' && operation.action.name === nextAction?.name),
  );
}

/** Where the user enters a missing item: a page of the request, with a field or element on it. */
export interface MissingItemPosition {
  /** Path of the page, relative to the request's path. */
  page: '' | '/routes';
  /** Path of the field on the overview page that is opened for editing. */
  edit?: string;
  /** DOM id of the element that gets the focus. */
  anchor?: string;
}

/** DOM id of the panel of the request's logisticians. */
export const logisticiansPanelId = 'logisticians';

/** DOM id of the button that adds a leg. */
export const addLegAnchor = 'add-leg';

const positions: Readonly<Record<StepNeed, MissingItemPosition>> = {
  CUSTOMER: { page: '', edit: 'customer' },
  CARGO: { page: '', edit: 'cargo' },
  FROM_ADDRESS: { page: '', edit: 'addresses.0' },
  TO_ADDRESS: { page: '', edit: 'addresses.1' },
  ACCEPTED_LOGISTICIAN: { page: '', anchor: logisticiansPanelId },
  ROUTE: { page: '/routes', anchor: addLegAnchor },
  DRIVER: { page: '/routes' },
  VEHICLE: { page: '/routes' },
  TRUCK: { page: '/routes' },
  LEG_RULES: { page: '/routes' },
  ROUTE_TASKS: { page: '/routes' },
};

const isNeed = (text: string): text is StepNeed => text in positions;

/** Returns the items that are missing for the next step, each with where to enter it. Unknown codes are left out. */
export function missingItemsOf(needs: readonly string[]): readonly { need: StepNeed; position: MissingItemPosition }[] {
  return needs.filter(isNeed).map((need) => ({ need, position: positions[need] }));
}

/** Returns the router location of a position. `request` is the path of the request. */
export function missingItemLocation(
  request: string,
  { page, edit, anchor }: MissingItemPosition,
): { pathname: string; search: string; hash: string } {
  return {
    pathname: request + page,
    search: edit === undefined ? '' : `?${new URLSearchParams({ edit }).toString()}`,
    hash: anchor === undefined ? '' : `#${anchor}`,
  };
}
