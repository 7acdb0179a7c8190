import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { recordPagePath } from '../../../screens/record/recordUrls';
import { useRequest } from '../useRequest';
import { missingItemLocation } from './steps';
import { useNextStep } from './useNextStep';

/** DOM id of the list of missing items. */
export const missingItemsId = 'missing-items';

/** Shows what is missing for the next step, with links to the pages where the user can add it. */
export function MissingItems() {
  const { t } = useTranslation('workbench');
  const { definition, words, id } = useRequest();
  const { action, missing } = useNextStep();
  if (!action || missing.length === 0) return null;
  return (
    <Box
      id={missingItemsId}
      role="status"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, mt: 0.5 }}
    >
      <Typography component="span" sx={{ color: 'text.secondary' }}>
        {t('step.missing', { step: words.of(`actions.${action.name}.title`) })}
      </Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
        {missing.map(({ need, position }) => (
          <li key={need}>
            <Link
              component={RouterLink}
              to={missingItemLocation(recordPagePath(definition, id), position)}
              preventScrollReset
            >
              {t(`step.needs.${need}`)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
