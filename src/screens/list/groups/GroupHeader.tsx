import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ResourceDefinition } from '../../../../resources/definition';
import { fieldKindOf } from '../../../fields';
import type { Words } from '../../words';
import type { ColumnSum } from '../selectionSums';
import { definedFieldAt } from '../state';
import type { FocusedRow } from '../useReturnFocus';
import { numberFormatOf } from '../../../ui/numberFormat';
import type { RowGroup } from './group';

const topBarHeight = 52;

interface Props {
  definition: ResourceDefinition;
  words: Words;
  /** Path of the field by which the list is grouped. */
  path: string;
  group: RowGroup;
  title: string;
  sums: readonly ColumnSum[];
  isOpen: boolean;
  /** Whether the rows are cards, which the page scrolls below its top bar. */
  asCards: boolean;
  /** Id of the element with the group's rows. */
  controls: string;
  /** Id by which the keys for the next and the previous row find the header. */
  stop: string;
  focus: FocusedRow | undefined;
  onToggle: () => void;
}

/** Renders the header of a group: its value, the number of its rows and their sums. It folds and unfolds the group. */
export function GroupHeader({
  definition,
  words,
  path,
  group,
  title,
  sums,
  isOpen,
  asCards,
  controls,
  stop,
  focus,
  onToggle,
}: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focus?.id === stop) button.current?.focus();
  }, [focus, stop]);
  const field = definedFieldAt(definition, path);
  const { Cell } = fieldKindOf(field);
  const hasBadge = Cell && group.value !== null && (field.type === 'enum' || field.type === 'boolean');
  return (
    <Typography
      component="h2"
      variant="body2"
      data-id={stop}
      sx={{
        position: 'sticky',
        top: asCards ? topBarHeight : 0,
        zIndex: 3,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <ButtonBase
        ref={button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? controls : undefined}
        onClick={onToggle}
        sx={({ palette }) => ({
          width: '100%',
          minHeight: 44,
          px: 1.5,
          py: 0.75,
          font: 'inherit',
          textAlign: 'start',
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-start',
          columnGap: 1,
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
        })}
      >
        <ExpandMore aria-hidden sx={{ transform: isOpen ? undefined : 'rotate(-90deg)' }} />
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>
          {hasBadge ? <Cell value={group.value} field={field} context={words.fieldContext(path)} /> : title}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {numberFormatOf(words.language).format(group.count)}
        </Box>
        <Box
          component="span"
          sx={{
            ml: { sm: 'auto' },
            pl: { xs: 4, sm: 0 },
            width: { xs: '100%', sm: 'auto' },
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {sumTexts(definition, words, sums).join(' · ')}
        </Box>
      </ButtonBase>
    </Typography>
  );
}

/** Returns the sums as texts, one for each column: `Net price: 27,160.00 EUR, 18,100.00 PLN`. */
function sumTexts(definition: ResourceDefinition, words: Words, sums: readonly ColumnSum[]): readonly string[] {
  const amounts = new Map<string, string[]>();
  for (const { path, sum, unit } of sums) {
    const field = definedFieldAt(definition, path);
    const text = fieldKindOf(field).text(sum, field, words.fieldContext(path));
    amounts.set(path, [...(amounts.get(path) ?? []), [text, unit].filter(Boolean).join(' ')]);
  }
  return [...amounts].map(([path, texts]) => `${words.label(path)}: ${texts.join(', ')}`);
}
