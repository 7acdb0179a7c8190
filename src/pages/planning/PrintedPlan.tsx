import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PrintStyles } from '../../ui/PrintStyles';
import type { BoardRow } from './boardData';
import type { BoardTexts } from './boardTexts';
import type { BoardState } from './boardUrl';
import { dayRowsOf } from './dayPlan';

interface Props {
  rows: readonly BoardRow[];
  time: { start: number; end: number };
  title: string;
  by: BoardState['rows'];
  texts: BoardTexts;
}

/** The shown time for paper: the legs of each row in order. On the screen it is not shown. */
export function PrintedPlan({ rows, time, title, by, texts }: Props) {
  const { t, period } = texts;
  const busy = dayRowsOf(rows, time).filter(({ bars, blocks }) => bars.length + blocks.length > 0);
  const columns = ['when', 'way', 'request', 'crew', 'status'] as const;
  return (
    <Box sx={{ display: 'none', displayPrint: 'block' }}>
      <PrintStyles keptTogether="tbody" landscape />
      <Typography variant="h1" component="p" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          typography: 'caption',
          '& th, & td': { textAlign: 'start', verticalAlign: 'top', borderBottom: 1, borderColor: 'divider', p: 0.5 },
        }}
      >
        <thead>
          <tr>
            <th>{t(`planning:print.${by}`)}</th>
            {columns.map((column) => (
              <th key={column}>{t(`planning:print.${column}`)}</th>
            ))}
          </tr>
        </thead>
        {busy.map(({ row, bars, blocks }) => (
          <tbody key={row.id}>
            {blocks.map((block, index) => (
              <tr key={block.id}>
                <th scope="row">{index === 0 && row.title}</th>
                <td>{period(block.start, block.end)}</td>
                <td colSpan={4}>{texts.block(block)}</td>
              </tr>
            ))}
            {bars.map(({ key, leg, start, end, role }, index) => (
              <tr key={key}>
                <th scope="row">{index + blocks.length === 0 && row.title}</th>
                <td>{period(start, end)}</td>
                <td>{texts.way(leg)}</td>
                <td>{[leg.number, leg.customer_name].filter(Boolean).join(', ')}</td>
                <td>{(role === 'driver' ? [leg.vehicle, leg.truck] : [leg.driver]).filter(Boolean).join(' + ')}</td>
                <td>{texts.status(leg)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </Box>
    </Box>
  );
}
