import type { StepNeed } from '../../../../resources/contract.generated';
import type { Action } from '../../../../resources/definition';
import type { Operation } from '../../../screens/record/operation';

/** Returns the action that leads to a request's next status, ready or not; undefined where it has ended. */
export function forwardAction(nextStatus: string | undefined, actions: readonly Action[]): Action | undefined {
  return nextStatus === undefined ? undefined : actions.find(({ step }) => step === nextStatus);
}

/** What can be done with a request beside the step forward. */
export function furtherOperations(operations: readonly Operation[], ahead: Action | undefined): readonly Operation[] {
  return operations.filter(
    (operation) =>
      operation.kind !== 'restore' && !(operation.kind === 'action' && operation.action.name === ahead?.name),
  );
}

/** Where on the pages of a request something is filled in. */
export interface Where {
  /** Below the address of the request. */
  page: '' | '/routes';
  /** A field of the overview that is to be edited, or a part of one. */
  edit?: string;
  /** Id of what takes the focus there. */
  anchor?: string;
}

/** The panel of the request's logisticians, in the page. */
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

/** What the next step still wants, each with where it is filled in. What this console has no word for is left out. */
export function wantsOf(needs: readonly string[]): readonly { need: StepNeed; where: Where }[] {
  return needs.filter(isNeed).map((need) => ({ need, where: places[need] }));
}

/** The address of such a place. */
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
