import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { QueueStatus } from '../../../resources/contract.generated';
import { StatusSection } from './StatusSection';
import { useStatusFormats } from './useStatusFormats';

const columns = ['due', 'running', 'failed', 'oldest'] as const;

/** Shows the kinds of jobs of which some wait, run or have failed. */
export function QueueSection({ jobs }: { jobs: readonly QueueStatus[] }) {
  const { t } = useTranslation('status');
  const { number, duration } = useStatusFormats();
  const busy = jobs.filter(({ due, running, failed }) => due + running + failed > 0);
  return (
    <StatusSection title={t('queue.title')}>
      {busy.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('queue.none')}</Typography>
      ) : (
        <Table size="small" sx={{ '& td, & th': { px: 0.5 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('queue.kind')}</TableCell>
              {columns.map((column) => (
                <TableCell key={column} align="right">
                  {t(`queue.${column}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {busy.map(({ kind, due, running, failed, oldest_due_seconds }) => (
              <TableRow key={kind}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {kind}
                </TableCell>
                <TableCell align="right">{number(due)}</TableCell>
                <TableCell align="right">{number(running)}</TableCell>
                <TableCell align="right" sx={failed > 0 ? { color: 'error.main', fontWeight: 600 } : {}}>
                  {number(failed)}
                </TableCell>
                <TableCell align="right">{due > 0 ? duration(oldest_due_seconds) : ''}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </StatusSection>
  );
}
