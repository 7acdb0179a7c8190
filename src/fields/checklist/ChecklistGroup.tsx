import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useId } from 'react';
import type { ChecklistRecordGroup, ChecklistRecord } from './groups';

interface Props {
  group: ChecklistRecordGroup;
  t: TFunction;
  /** Ids of the selected records of all groups. */
  chosen: ReadonlySet<string>;
  onChange: (items: readonly ChecklistRecord[], isChosen: boolean) => void;
}

/** Renders a group of a checklist: a checkbox for the whole group and one for each record. */
export function ChecklistGroup({ group: { name, description, toggle, items }, t, chosen, onChange }: Props) {
  const id = useId();
  const chosenItems = toggle ? items.filter((item) => chosen.has(item.id)) : items;
  const allChosen = chosenItems.length === items.length;
  return (
    <Box
      role="group"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-about`}
      sx={{ breakInside: 'avoid', border: 1, borderColor: 'divider', borderRadius: 1, px: 1.5, py: 1, mb: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <FormControlLabel
          sx={{ mr: 'auto' }}
          label={
            <Typography component="span" variant="subtitle2" id={`${id}-name`}>
              {name}
            </Typography>
          }
          control={
            <Checkbox
              size="small"
              disabled={!toggle}
              checked={allChosen}
              indeterminate={!allChosen && chosenItems.length > 0}
              onChange={() => onChange(items, !allChosen)}
              slotProps={{ input: { 'aria-label': t('engine:checklist.all', { group: name }) } }}
            />
          }
        />
        <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {toggle
            ? t('engine:checklist.of', { chosen: chosenItems.length, all: items.length })
            : t('engine:checklist.everybody')}
        </Typography>
      </Box>
      <Typography id={`${id}-about`} variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {description}
      </Typography>
      {items.map((item) => (
        <FormControlLabel
          key={item.id}
          sx={{ display: 'flex', alignItems: 'start', mr: 0, py: 0.25 }}
          label={
            <Box sx={{ pt: '5px' }}>
              <span id={`${id}-${item.id}`}>{item.title}</span>
              <Typography
                component="span"
                variant="caption"
                id={`${id}-${item.id}-means`}
                sx={{ display: 'block', color: 'text.secondary', lineHeight: 1.35 }}
              >
                {item.methodLabels.join(' · ')}
              </Typography>
            </Box>
          }
          control={
            <Checkbox
              size="small"
              sx={{ py: '5px' }}
              disabled={!toggle}
              checked={!toggle || chosen.has(item.id)}
              onChange={(_, isChosen) => onChange([item], isChosen)}
              slotProps={{
                input: { 'aria-labelledby': `${id}-${item.id}`, 'aria-describedby': `${id}-${item.id}-means` },
              }}
            />
          }
        />
      ))}
    </Box>
  );
}
