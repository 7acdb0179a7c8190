import { useTranslation } from 'react-i18next';
import { ApiError, errorTextKey } from '../../../providers/errors';
import { errorText } from '../../ui/errorText';

/** Returns a function that translates errors of payments. */
export function usePaymentErrorText(): (error: unknown) => string {
  const { t } = useTranslation(['paying', 'app']);
  return (error) => {
    const kind = errorTextKey(error);
    const problems = error instanceof ApiError ? Object.values(error.validation).flat() : [];
    return (
      problems
        .map(({ code, payload }) =>
          t([`paying:serverError.${code}`, `app:serverError.${code}`, `app:${kind}`], { ...payload }),
        )
        .join('\n') || errorText(error, t)
    );
  };
}
