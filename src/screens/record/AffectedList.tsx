import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Words } from '../words';
import type { OperationOptions } from './progress';

/** Says which other records an operation affects, and who is notified of it. */
export function AffectedList({
  affected,
  words: { t, of },
}: {
  affected: NonNullable<OperationOptions['affected']>;
  words: Words;
}) {
  if (affected === 'unknown') return <Typography>{t('engine:dialog.notChecked')}</Typography>;
  return affected.map(({ name, count: total, records }) => (
    <div key={name}>
      <Typography>{of(`consequences.${name}.text`, { count: total })}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {records.map((record) => {
          const text = of(`consequences.${name}.one`, record);
          return <li key={text}>{text}</li>;
        })}
        {total > records.length && <li>{t('engine:list.others', { count: total - records.length })}</li>}
      </Box>
    </div>
  ));
}
