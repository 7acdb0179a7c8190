import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, type MouseEvent, type ReactNode } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import type { FilterCondition } from '../../../resources/fields';
import type { Words } from '../words';
import { ConditionText } from './ConditionText';
import { withoutItem } from './filterChoice';
import { isFiltered, type ListFilter, noFilter } from './state';

interface Props extends ListFilter {
  definition: ResourceDefinition;
  words: Words;
  onEdit: (condition: FilterCondition, anchor: HTMLElement) => void;
  /** Opens the dialog with all conditions and groups. */
  onOpenDialog: () => void;
  /** Called with a function that returns the change of the newest filter. */
  onChange: (update: (newest: ListFilter) => Partial<ListFilter>) => void;
}

/**
 * Renders the active filters as chips, which the user can edit or remove. A group of conditions is one chip. Where any
 * of the filters must hold, the word "or" stands between them.
 */
export function FilterChips({ definition, words, match, conditions, groups, onEdit, onOpenDialog, onChange }: Props) {
  const { t, label } = words;
  if (!isFiltered({ match, conditions, groups })) return null;
  const text = (condition: FilterCondition) => <ConditionText {...{ definition, words, condition }} />;
  const chips = [
    ...conditions.map((condition, index) => ({
      key: `${condition.field} ${index}`,
      name: label(condition.field),
      content: text(condition),
      onOpen: ({ currentTarget }: MouseEvent<HTMLElement>) => onEdit(condition, currentTarget),
      onRemove: () => onChange((newest) => ({ conditions: withoutItem(newest.conditions, condition) })),
    })),
    ...groups.map((group, index) => ({
      key: `group ${index}`,
      name: group.map(({ field }) => label(field)).join(', '),
      content: joined(group.map(text), t(match === 'all' ? 'engine:filters.or' : 'engine:filters.and')),
      onOpen: onOpenDialog,
      onRemove: () => onChange((newest) => ({ groups: withoutItem(newest.groups, group) })),
    })),
  ];
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      role="group"
      aria-label={t('engine:filters.active')}
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      {chips.map(({ key, name, content, onOpen, onRemove }, index) => (
        <Fragment key={key}>
          {match === 'any' && index > 0 && <Typography variant="body2">{t('engine:filters.or')}</Typography>}
          <ButtonGroup size="small" variant="outlined" sx={{ maxWidth: '100%' }}>
            <Button
              sx={{ fontWeight: 400, minWidth: 0, flexWrap: 'wrap', justifyContent: 'start', columnGap: 0.75 }}
              onClick={onOpen}
            >
              {content}
            </Button>
            <Button aria-label={t('engine:filters.remove', { field: name })} onClick={onRemove} sx={{ px: 0.5 }}>
              <Close fontSize="inherit" />
            </Button>
          </ButtonGroup>
        </Fragment>
      ))}
      <Button size="small" color="inherit" onClick={() => onChange(() => noFilter)}>
        {t('engine:filters.clear')}
      </Button>
    </Stack>
  );
}

/** Returns texts with a word between them. */
function joined(texts: readonly ReactNode[], word: string): ReactNode {
  return texts.map((text, index) => (
    // eslint-disable-next-line react/no-array-index-key -- the texts have no other identity
    <Fragment key={index}>
      {index > 0 && <span>{word}</span>}
      {text}
    </Fragment>
  ));
}
