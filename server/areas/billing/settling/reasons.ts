import sentences from '../../../../locales/en/server/payment_errors.json';
import { inTranslations } from '../../../texts/in-languages';
import { textsIn } from '../../../texts/texts';

/** Names of the known sentences: the card processor's for cards, and our own. */
const names: ReadonlyMap<string, string> = new Map(Object.entries(sentences).map(([name, text]) => [text, name]));

/**
 * Returns why a payment failed, as rows keep it: in the processor's words, which are English whatever language a page is
 * in, and in every other language.
 */
export function errorTexts(error_message: string | null) {
  const name = names.get(error_message?.replaceAll("'", '’') ?? '');
  const keys = name === undefined ? [] : [`payment_errors:${name}`];
  const texts = inTranslations('error_message', (language) =>
    error_message === null ? null : textsIn(language).find(keys, 'payment_errors:unknown'),
  );
  return { error_message, ...texts };
}
