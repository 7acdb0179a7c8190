import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { ApiError, errorTextKey } from '../../../providers/errors';
import type { ResourceDefinition } from '../../../resources/definition';
import { MissingContentNotice } from '../../ui/MissingContentNotice';
import type { Words } from '../words';
import { returnLinkState } from '../../routing/address';
import { listPath } from './recordUrls';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  error: unknown;
  onRetry: () => void;
}

/** Renders a notice in place of a record that does not exist or could not be loaded. */
export function RecordMissing({ definition, words: { t }, error, onRetry }: Props) {
  const isNotFound = error instanceof ApiError && error.reason === 'not_found';
  return (
    <MissingContentNotice
      role="alert"
      headingLevel="h1"
      title={t(`engine:show.${isNotFound ? 'notFound.title' : 'failedToLoad'}`)}
      text={isNotFound ? t('engine:show.notFound.text') : t(`app:${errorTextKey(error)}`)}
      error={error}
    >
      {!isNotFound && (
        <Button variant="contained" onClick={onRetry}>
          {t('engine:list.retry')}
        </Button>
      )}
      <Button
        variant={isNotFound ? 'contained' : 'text'}
        component={Link}
        to={listPath(definition)}
        {...returnLinkState}
      >
        {t('engine:show.back')}
      </Button>
    </MissingContentNotice>
  );
}
