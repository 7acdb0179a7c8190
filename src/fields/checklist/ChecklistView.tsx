import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ChecklistOptions } from '../../../resources/fields';
import { groupRecords } from './groups';

interface Props {
  value: unknown;
  title: string;
  checklist: ChecklistOptions;
}

/** Renders the selected records of a checklist by group, each with its methods. */
export function ChecklistView({ value, title, checklist }: Props) {
  const { t } = useTranslation(['methods', 'engine']);
  const groups = groupRecords(Array.isArray(value) ? value : [], title, checklist, t);
  if (groups.length === 0) return t('engine:show.empty');
  return (
    <Box sx={{ columns: { sm: 2, lg: 3 }, columnGap: 4 }}>
      {groups.map(({ name, items }) => (
        <Box key={name} sx={{ breakInside: 'avoid', pb: 2 }}>
          <Typography variant="subtitle2" component="h3" gutterBottom>
            {name}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
            {items.map((item) => (
              <Box component="li" key={item.id} sx={{ pb: 0.5 }}>
                {item.title}
                <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', lineHeight: 1.35 }}>
                  {item.methodLabels.join(' · ')}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
