import type { ResourceAction } from '../../../resources/definition';
import type { OperationSubject } from './operation';

/** Returns an action's mutation input. `asked` are the values of its dialog, `origin` the console's origin. */
export function mutationInputOf(
  { idAs = 'id', step, input, pages = {} }: ResourceAction,
  { id, inputValues }: OperationSubject,
  dialogInput?: Readonly<Record<string, unknown>>,
  origin = window.location.origin,
): Record<string, unknown> {
  const addresses: Record<string, string> = {};
  for (const [name, path] of Object.entries(pages)) addresses[name] = origin + path;
  return {
    ...(idAs !== null && { [idAs]: id }),
    ...(step !== undefined && { status: step }),
    ...input,
    ...inputValues,
    ...addresses,
    ...dialogInput,
  };
}
