import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { isRecord } from '../../../providers/isRecord';
import type { RelatedList } from '../../../resources/related';
import type { Words } from '../words';

interface Props {
  t: Words['t'];
  facets: NonNullable<RelatedList['facets']>;
  /** The counts of the shown record, as the server returned them. */
  counts: unknown;
  /** The code that the rows are filtered by; undefined for all rows. */
  chosen: string | undefined;
  onChoose: (code: string | undefined) => void;
}

/** Renders buttons that limit related records to those with one code. Renders nothing for fewer than two codes. */
export function RelatedFacets({ t, facets, counts, chosen, onChoose }: Props) {
  const codes = (Array.isArray(counts) ? counts : []).filter(isRecord);
  if (codes.length < 2) return null;
  return (
    <Box role="group" aria-label={t('engine:show.facets')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
      {codes.map(({ code, count }) => {
        const isChosen = chosen === code;
        return (
          <Chip
            key={String(code)}
            size="small"
            variant={isChosen ? 'filled' : 'outlined'}
            color={isChosen ? 'primary' : 'default'}
            label={`${textOfCode(t, `${facets.texts}.${String(code)}`)} (${String(count)})`}
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? undefined : String(code))}
            sx={{ maxWidth: '100%' }}
          />
        );
      })}
    </Box>
  );
}

/** Returns the text of a code without the values of one record. */
function textOfCode(t: Words['t'], key: string): string {
  return t(key, { count: 2, skipInterpolation: true }).replaceAll(/{{.*?}}/g, '…');
}
