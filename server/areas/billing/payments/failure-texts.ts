import sentences from '../../../../locales/en/server/payment_errors.json';
import { createTranslationProperties } from '../../../texts/in-languages';
import { textsInLanguage } from '../../../texts/texts';

/** Text keys of the known failure messages, by their English text. */
const textKeys: ReadonlyMap<string, string> = new Map(Object.entries(sentences).map(([name, text]) => [text, name]));

/** Returns the columns of a failure message: Stripe's English text and its translations. */
export function failureMessageColumns(error_message: string | null) {
  const name = textKeys.get(error_message?.replaceAll("'", '’') ?? '');
  const keys = name === undefined ? [] : [`payment_errors:${name}`];
  const texts = createTranslationProperties('error_message', (language) =>
    error_message === null ? null : textsInLanguage(language).find(keys, 'payment_errors:unknown'),
  );
  return { error_message, ...texts };
}
