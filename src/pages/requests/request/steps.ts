import type { ServiceTransportationStatus as Status, StepNeed } from '../../../../resources/contract.generated';
import type { Action } from '../../../../resources/definition';
import type { Operation } from '../../../screens/record/operation';

/** Where each status leads to when all goes well; null where a request has ended. */
const forward: Readonly<Record<Status, Status | null>> = {
  DRAFT: 'NEW',
  NEW: 'IN_PROGRESS',
  IN_PROGRESS: 'SERVICE_CONFIRMED',
  SERVICE_CONFIRMED: 'SERVICE_PROVIDED',
  SERVICE_PROVIDED: 'CLOSE_REQUEST',
  CLOSE_REQUEST: null,
  CANCELED_REQUEST: null,
};

const isStatus = (text: string): text is Status => text in forward;

/** The action that leads a request on, whether it can be done now or not; undefined where it has ended. */
export function forwardAction(status: string, actions: readonly Action[]): Action | undefined {
  const next = isStatus(status) ? forward[status] : null;
  return next === null ? undefined : actions.find(({ step }) => step === next);
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
