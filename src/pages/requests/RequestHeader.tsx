import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import { customersResource } from '../../../resources/customers';
import { valueAt } from '../../fields/paths';
import { listPath, recordPagePath } from '../../screens/record/recordUrls';
import { BackLink } from '../../screens/record/BackLink';
import { Badge } from '../../ui/Badge';
import { PageHeader } from '../../ui/PageHeader';
import { useSession } from '../../ui/appServices';
import { NextStepButton } from './request/NextStepButton';
import { MissingItems } from './request/MissingItems';
import { RequestMenu } from './RequestMenu';
import { RequestTabs } from './RequestTabs';
import { RequestStatusBadge } from './RequestStatusBadge';
import { useRequest } from './useRequest';

/** Shows the header of a request: number, status, next step and tabs. */
export function RequestHeader() {
  const { definition, words, number, status, record } = useRequest();
  const session = useSession();
  const [customer, name] = [valueAt(record, 'customer.id'), valueAt(record, 'customer.customer_name')];
  return (
    <Box component="header" sx={{ displayPrint: 'none' }}>
      <PageHeader
        focusOnMount
        above={<BackLink to={listPath(definition)} label={words.t('engine:show.back')} />}
        title={
          <Box
            component="span"
            sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}
          >
            {number} <RequestStatusBadge status={status} />
            {record.breaks_leg_rules === true && (
              <Badge tone="error" label={words.of('values.breaks_leg_rules.true')} />
            )}
            {record.expected_late === true && <Badge tone="warning" label={words.of('values.expected_late.true')} />}
          </Box>
        }
      >
        <NextStepButton />
        <RequestMenu />
      </PageHeader>
      {typeof name === 'string' && typeof customer === 'string' && (
        <Box sx={{ display: 'flex', overflowWrap: 'anywhere' }}>
          {isMethodAllowed(session, customersResource.api.one) ? (
            <Link component={RouterLink} to={recordPagePath(customersResource, customer)}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Box>
      )}
      <MissingItems />
      <RequestTabs />
    </Box>
  );
}
