import type { Language, StatusPayload } from '../../../contract.generated';
import type { TextFiles } from '../../../texts/keys';
import { textsIn } from '../../../texts/texts';

/** Returns a successful `StatusPayload` with its message in the caller's language. */
export function successPayload(messageKey: keyof TextFiles['answers'], language: Language): StatusPayload {
  return { status: 'success', message: textsIn(language).t(`answers:${messageKey}`) };
}
