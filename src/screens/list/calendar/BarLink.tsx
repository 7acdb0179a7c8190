import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { Link } from 'react-router';
import type { ResourceDefinition } from '../../../../resources/definition';
import { storeOpenedRecord, recordPagePath } from '../../record/recordUrls';
import type { Words } from '../../words';
import { rowPathOf } from '../query';
import { rowText } from '../rowText';
import type { RowBar } from './calendarQuery';

const tint = (channel: string, opacity: number) => `linear-gradient(rgba(${channel} / ${opacity}) 0 0)`;

/** Styles are defined once and not per bar, because a month shows hundreds of bars. */
const Pill = styled(Link)<{ tone: 'info' | 'success' }>(({ theme: { vars, typography }, tone }) => ({
  ...typography.caption,
  display: 'block',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  textDecoration: 'none',
  lineHeight: '22px',
  padding: '0 6px',
  borderRadius: 4,
  color: vars.palette.text.primary,
  border: `1px solid rgba(${vars.palette[tone].mainChannel} / 0.55)`,
  borderLeft: `4px solid ${vars.palette[tone].main}`,
  // The background is opaque, so that the lines of the table do not show through.
  backgroundColor: vars.palette.background.paper,
  backgroundImage: tint(vars.palette[tone].mainChannel, 0.12),
  '&:hover': { backgroundImage: tint(vars.palette[tone].mainChannel, 0.24) },
}));

interface Props {
  definition: ResourceDefinition;
  words: Words;
  fields: readonly string[];
  bar: RowBar;
}

/** Renders a bar as a link to its record, labelled with the letter and name of the bar's date range. */
export function BarLink({ definition, words, fields, bar: { row, window } }: Props) {
  const name = words.of(`windows.${window.name}`);
  const title = words.titleOf(row, rowPathOf(definition, definition.title)) || row.id;
  const details = fields.map((path) => rowText(definition, words, row, path)).filter(Boolean);
  return (
    <Pill
      tone={window.tone}
      to={recordPagePath(definition, row.id)}
      title={[name, title, ...details].join(' · ')}
      onClick={() => storeOpenedRecord(definition, row.id)}
    >
      <span style={visuallyHidden}>{name} </span>
      <strong aria-hidden>{name.charAt(0)}</strong> {[title, ...details].join(' · ')}
    </Pill>
  );
}
