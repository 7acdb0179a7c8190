import { isAllowed } from '../../../providers/auth/methods';
import type { Session } from '../../../providers/auth/session';
import type { ResourceDefinition } from '../../../resources/definition';

const everyAction = ['list', 'create', 'update', 'delete', 'restore'] as const;

/** What a person may do with the records of a resource, as keys of the words for it. */
export function allowedActions(session: Session, { name, api, actions }: ResourceDefinition): string[] {
  const allows = (method: string | undefined) => method !== undefined && isAllowed(session, method);
  return [
    ...everyAction.filter((action) => allows(api[action])).map((action) => `profile:may.${action}`),
    ...actions.filter(({ method }) => allows(method)).map((action) => `${name}:actions.${action.name}.title`),
  ];
}
