import type { StepNeed } from '../../../../resources/contract.generated';
import type { Action } from '../../../../resources/definition';
import type { Operation } from '../../../screens/record/operation';

/**
 * Returns the action that sets a request's next status, even if data is missing. Undefined if the request has ended.
 */
export function forwardAction(nextStatus: string | undefined, actions: readonly Action[]): Action | undefined {
  return nextStatus === undefined ? undefined : actions.find(({ step }) => step === nextStatus);
}

/** Returns the operations of a request without `restore` and without its next step. */
export function furtherOperations(operations: readonly Operation[], ahead: Action | undefined): readonly Operation[] {
  return operations.filter(
    (operation) =>
      operation.kind !== 'restore' && !(operation.kind === 'action' && operation.action.name === ahead?.name),
  );
}

/** Position on the pages of a request where missing data is entered. */
export interface Where {
  /** Path of the page, relative to the request's path. */
  page: '' | '/routes';
  /** Path of the field on the overview page that is opened for editing. */
  edit?: string;
  /** DOM id of the element that gets the focus. */
  anchor?: string;
}

/** DOM id of the panel of the request's logisticians. */
export const logisticiansAnchor = 'logisticians';

const places: Readonly<Record<StepNeed, Where>> = {
  CUSTOMER: { page: '', edit: 'customer' },
  CARGO: { page: '', edit: 'cargo' },
  FROM_ADDRESS: { page: '', edit: 'addresses.0' },
  TO_ADDRESS: { page: '', edit: 'addresses.1' },
  ACCEPTED_LOGISTICIAN: { page: '', anchor: logisticiansAnchor },
  ROUTE: { page: '/routes' },
  DRIVER: { page: '/routes' },
  VEHICLE: { page: '/routes' },
  ROUTE_TASKS: { page: '/routes' },
};

const isNeed = (text: string): text is StepNeed => text in places;

/** Returns what is missing for the next step, with the position to enter it. Codes without a text are left out. */
export function wantsOf(needs: readonly string[]): readonly { need: StepNeed; where: Where }[] {
  return needs.filter(isNeed).map((need) => ({ need, where: places[need] }));
}

/** Returns the router location of a position. `request` is the path of the request. */
export function addressOf(
  request: string,
  { page, edit, anchor }: Where,
): { pathname: string; search: string; hash: string } {
  return {
    pathname: request + page,
    search: edit === undefined ? '' : `?${new URLSearchParams({ edit }).toString()}`,
    hash: anchor === undefined ? '' : `#${anchor}`,
  };
}
