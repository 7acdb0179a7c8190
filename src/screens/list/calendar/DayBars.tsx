import Stack from '@mui/material/Stack';
import type { ResourceDefinition } from '../../../../resources/definition';
import type { Words } from '../../words';
import { BarLink } from './BarLink';
import type { RowBar } from './calendarQuery';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  fields: readonly string[];
  bars: readonly RowBar[];
}

/** Renders the bars of one day as a list. */
export function DayBars({ definition, words, fields, bars }: Props) {
  return (
    <Stack component="ul" spacing={0.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {bars.map((bar) => (
        <li key={bar.key}>
          <BarLink {...{ definition, words, fields, bar }} />
        </li>
      ))}
    </Stack>
  );
}
