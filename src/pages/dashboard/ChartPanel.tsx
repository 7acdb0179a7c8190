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
import { DashboardPanel } from './DashboardPanel';

/** Height of every chart in pixels. A placeholder has the same height while the chart's code loads. */
export const chartHeight = 260;

/** Data of a chart as a table. The first column contains the names of the rows. */
interface ChartTable {
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; cells: readonly string[] }[];
}

interface Props {
  title: string;
  query: { data?: unknown; isError: boolean; refetch: () => unknown };
  /** Text shown instead of a chart without data. False if there is data. */
  emptyText: string | false;
  table: ChartTable;
  /** Controls between the title and the chart/table switch. */
  toolbar?: ReactNode;
  children: ReactNode;
}

/** Shows a chart with a switch to the same data as a table. */
export function ChartPanel({ title, query, emptyText, table, toolbar, children }: Props) {
  const { t } = useTranslation('dashboard');
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const viewSwitch = (
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
    <DashboardPanel
      title={title}
      query={query}
      height={chartHeight}
      toolbar={
        !emptyText && (
          <>
            {toolbar}
            {viewSwitch}
          </>
        )
      }
    >
      {emptyText && <Typography sx={{ color: 'text.secondary' }}>{emptyText}</Typography>}
      {!emptyText && view === 'table' && <DataTable title={title} figures={table} />}
      {!emptyText && view === 'chart' && (
        <Suspense fallback={<Skeleton variant="rounded" height={chartHeight} />}>{children}</Suspense>
      )}
    </DashboardPanel>
  );
}

function DataTable({ title, figures: { columns, rows } }: { title: string; figures: ChartTable }) {
  const [first, ...others] = columns;
  return (
    // The focusable group lets keyboard users scroll a wide table.
    <TableContainer tabIndex={0} role="group" aria-label={title} sx={{ maxHeight: chartHeight * 1.5 }}>
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
