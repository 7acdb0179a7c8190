import Replay from '@mui/icons-material/ReplayOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { fieldKindOf } from '../../../fields';
import { valueAt } from '../../../fields/paths';
import { copiedDrafts, draftAt } from '../../../screens/form/drafts';
import { focusField } from '../../../screens/form/focus';
import type { RecordFormState } from '../../../screens/form/useRecordForm';
import type { Words } from '../../../screens/words';
import { distinctRoutes, type EarlierRequest } from './earlierRequests';
import { useEarlierRequests } from './useEarlierRequests';

/** Number of routes that are offered. */
const offeredRoutes = 3;

/** The first field that a copy leaves empty. */
const firstEmptyField = 'to_take_to_work_from';

/** Offers to copy the chosen customer's latest request of each route into the form, except its days. */
export function EarlierRequests({ form, words }: { form: RecordFormState; words: Words }) {
  const earlier = useEarlierRequests(form);
  const routes = useMemo(() => distinctRoutes(earlier, offeredRoutes), [earlier]);
  if (routes.length === 0) return null;
  const copy = ({ record }: EarlierRequest) => {
    const drafts = copiedDrafts(form.definition, record, words.language);
    for (const path of form.definition.form.copies ?? []) form.change(path, draftAt(drafts, path));
    focusField(firstEmptyField);
  };
  return (
    <Box role="group" aria-labelledby="earlier-requests" sx={{ gridColumn: '1 / -1', pb: 1.5 }}>
      <Typography variant="body2" id="earlier-requests" sx={{ color: 'text.secondary', mb: 0.75 }}>
        {words.of('earlier.title')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {routes.map((route) => (
          <Button
            key={route.record.id}
            size="small"
            variant="outlined"
            startIcon={<Replay />}
            onClick={() => copy(route)}
            sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
          >
            {words.of('earlier.route', {
              from: placeText(route.from),
              to: placeText(route.to),
              weight: weightText(form, words, route),
            })}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

/** Returns country and city of an address: `PL Kalisz`. */
const placeText = (address: EarlierRequest['from']) => [address.country, address.city].filter(Boolean).join(' ');

function weightText({ definition }: RecordFormState, { fieldContext }: Words, { record }: EarlierRequest): string {
  const path = 'statistic.weight';
  const field = definition.fields[path];
  return field ? fieldKindOf(field).text(valueAt(record, path), field, fieldContext(path)) : '';
}
