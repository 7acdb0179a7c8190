import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from './Panel';

/** Pixels that every chart is high: its room is kept while its code comes. */
export const chartHeight = 260;

/** The figures of a chart, written out. The first column names what each row is of. */
export interface Figures {
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; cells: readonly string[] }[];
}

interface Props {
  title: string;
  asked: { data?: unknown; isError: boolean; refetch: () => unknown };
  /** Says what a chart would show if it had anything to show. */
  empty: string | false;
  figures: Figures;
  /** Between the title and the switch. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A chart that can be read as a table. */
export function ChartPanel({ title, asked, empty, figures, beside, children }: Props) {
  const { t } = useTranslation('dashboard');
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const choice = (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('view.label', { title })}
      value={view}
      onChange={(_, chosen: typeof view | null) => chosen && setView(chosen)}
      sx={{ ml: 'auto' }}
    >
      <ToggleButton value="chart">{t('view.chart')}</ToggleButton>
      <ToggleButton value="table">{t('view.table')}</ToggleButton>
    </ToggleButtonGroup>
  );
  return (
    <Panel
      title={title}
      asked={asked}
      height={chartHeight}
      beside={
        !empty && (
          <>
            {beside}
            {choice}
          </>
        )
      }
    >
      {empty && <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>}
      {!empty && view === 'table' && <FiguresTable title={title} figures={figures} />}
      {!empty && view === 'chart' && (
        <Suspense fallback={<Skeleton variant="rounded" height={chartHeight} />}>{children}</Suspense>
      )}
    </Panel>
  );
}

function FiguresTable({ title, figures: { columns, rows } }: { title: string; figures: Figures }) {
  const [first, ...others] = columns;
  return (
    // Named and within the tab order: a wide table is moved sideways by keys, too.
    <TableContainer tabIndex={0} role="region" aria-label={title} sx={{ maxHeight: chartHeight * 1.5 }}>
      <Table size="small" aria-label={title} stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{first}</TableCell>
            {others.map((column) => (
              <TableCell key={column} align="right">
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, name, cells }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {cells.map((cell, index) => (
                <TableCell key={columns[index + 1]} align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
