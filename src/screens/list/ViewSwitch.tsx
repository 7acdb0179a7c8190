import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ResourceDefinition } from '../../../resources/definition';
import type { Words } from '../words';
import { type ViewMode, viewModesOf } from './state';
import type { ChangeListState } from './useListState';

const viewIcons = { table: TableRows, board: ViewKanban, calendar: CalendarMonth } as const satisfies Record<
  ViewMode,
  unknown
>;

interface Props {
  definition: ResourceDefinition;
  words: Words;
  view: ViewMode;
  change: ChangeListState;
}

/** Renders the choice of view; nothing when the list has only one view. */
export function ViewSwitch({ definition, words: { t }, view, change }: Props) {
  const views = viewModesOf(definition);
  if (views.length < 2) return null;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('engine:views.title')}
      value={view}
      onChange={(_, chosen: ViewMode | null) => {
        if (chosen === null) return;
        // Replaces the history entry, so that the back button returns to earlier filters in the current view.
        change({ view: chosen, page: 1 }, { replace: true });
      }}
    >
      {views.map((mode) => {
        const Icon = viewIcons[mode];
        return (
          <ToggleButton
            key={mode}
            value={mode}
            aria-label={t(`engine:views.${mode}`)}
            title={t(`engine:views.${mode}`)}
            sx={{ px: 1 }}
          >
            <Icon fontSize="small" />
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
