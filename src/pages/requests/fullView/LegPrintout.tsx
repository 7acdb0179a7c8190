import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Words } from '../../../screens/words';
import { Badge } from '../../../ui/Badge';
import { LegCrew } from '../routes/LegCrew';
import { LegFindings } from '../routes/LegFindings';
import { legAddressOf, type Leg, type LegAddress } from '../routes/legs';
import { TaskSummaryList } from './TaskSummaryList';

interface Props {
  leg: Leg;
  number: number;
  /** Texts of the resource of legs. */
  words: Words;
}

/** Shows a leg with its addresses, crew and tasks. It is never split over two printed pages. */
export function LegPrintout({ leg, number, words }: Props) {
  const { t } = useTranslation('tasks');
  const ends = (['FROM', 'TO'] as const).flatMap((direction) => {
    const address = legAddressOf(leg, direction);
    return address ? [{ direction, text: addressText(address) }] : [];
  });
  return (
    <Paper variant="outlined" component="li" sx={{ p: 2, display: 'grid', gap: 1.25, breakInside: 'avoid' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3" sx={{ display: 'flex', gap: 0.75 }}>
          <span>{words.of('one')}</span>
          <span>{number}</span>
        </Typography>
        {leg.delivers_is_final && <Badge tone="success" label={words.of('fields.delivers_is_final')} />}
      </Box>
      {ends.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{words.of('noPlace')}</Typography>}
      {ends.map(({ direction, text }) => (
        <Box
          key={direction}
          sx={{ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', overflowWrap: 'anywhere' }}
        >
          <Typography sx={{ color: 'text.secondary' }}>
            {words.of(`values.addresses.direction.${direction}`)}
          </Typography>
          <Typography>{text}</Typography>
        </Box>
      ))}
      <LegCrew leg={leg} words={words} />
      <LegFindings leg={leg} words={words} />
      <TaskSummaryList label={t('ofLeg', { number })} tasks={leg.tasks} />
    </Paper>
  );
}

function addressText({ street, house_number, zip, city, country }: LegAddress): string {
  const join = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');
  return [join(street, house_number), join(zip, city), country].filter(Boolean).join(', ');
}
