import type { Language, StatusPayload } from '../../../contract.generated';
import type { TextFiles } from '../../../texts/keys';
import { textsInLanguage } from '../../../texts/texts';

/** Returns a successful `StatusPayload` with its message in the caller's language. */
export function successStatusPayload(messageKey: keyof TextFiles['answers'], language: Language): StatusPayload {
  return { status: 'success', message: textsInLanguage(language).t(`answers:${messageKey}`) };
}
