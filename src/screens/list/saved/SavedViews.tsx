import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { memo, Suspense, useId, useState } from 'react';
import { lazy } from '../../../../providers/loadCode';
import type { ResourceDefinition } from '../../../../resources/definition';
import { savedViewsResource } from '../../../../resources/savedViews';
import { OperationDialogs } from '../../record/OperationDialogs';
import { useOperation } from '../../record/useOperation';
import { useWords } from '../../words';
import { defaultListState, type ListState } from '../state';
import { usePresetContext } from '../usePresetContext';
import type { ChangeListState } from '../useListState';
import { SavedViewsMenu } from './SavedViewsMenu';
import { useSavedViews } from './useSavedViews';
import { useShownView } from './useShownView';
import { useViewCommands } from './useViewCommands';

const OrderDialog = lazy(() => import('./OrderDialog').then((file) => ({ default: file.OrderDialog })));

interface Props {
  definition: ResourceDefinition;
  state: ListState;
  change: ChangeListState;
  isNarrow: boolean;
  /** Called with the view that the list's address names, once the list has its state or there is no such view. */
  onResolve: (id: string) => void;
}

/** Renders the button that names the shown view of a list, with the menu of its saved views. */
export const SavedViews = memo(function ViewsOf({ definition, state, change, isNarrow, onResolve }: Props) {
  const words = useWords(savedViewsResource);
  const { t, of } = words;
  const { views, defaultId, isFetching, error, refetch } = useSavedViews(definition);
  const { view, isChanged, show } = useShownView({
    definition,
    state,
    change,
    words,
    views,
    defaultId,
    isFetching,
    onResolve,
  });
  const operations = useOperation(savedViewsResource, words);
  const commands = useViewCommands({
    definition,
    state,
    words,
    operations,
    view,
    isChanged,
    defaultId,
    show,
    onCreated: (id) => void refetch().then(() => change({ saved: id }, { replace: true })),
  });
  const context = usePresetContext();
  const showAll = () =>
    change({ ...defaultListState(definition, { ...context, view: null }), saved: defaultId === null ? null : 'all' });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOrdering, setIsOrdering] = useState(false);
  const id = useId();
  const label = view?.name ?? of('title');
  const order = { label: of('order'), run: () => setIsOrdering(true) };
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', alignItems: 'center', minWidth: 0, flex: isNarrow ? undefined : 1 }}
    >
      <Button
        color="inherit"
        variant={isNarrow ? 'outlined' : 'text'}
        endIcon={<ArrowDropDown />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        aria-label={view && of(isChanged ? 'shownChanged' : 'shown', { title: view.name })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 0, maxWidth: isNarrow ? 180 : 320, borderColor: 'divider', textTransform: 'none' }}
      >
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{label}</span>
        {isChanged && (
          <Box
            component="span"
            sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: 'primary.main', ml: 1, flexShrink: 0 }}
          />
        )}
      </Button>
      {!isNarrow &&
        [commands.save, commands.discard].map(
          (command) =>
            command && (
              <Button key={command.label} size="small" onClick={command.run}>
                {command.label}
              </Button>
            ),
        )}
      {anchor && (
        <SavedViewsMenu
          {...{ id, anchor, words, defaultId }}
          views={views ?? []}
          shown={view?.id}
          commands={
            error && !views
              ? [{ label: t('engine:list.retry'), run: () => void refetch() }]
              : [...commands.all, ...((views?.length ?? 0) > 1 ? [order] : [])]
          }
          onChoose={(chosen) => (chosen ? show(chosen) : showAll())}
          onClose={() => setAnchor(null)}
        />
      )}
      {isOrdering && views && (
        <Suspense fallback={null}>
          <OrderDialog
            {...{ words, views }}
            onClose={() => setIsOrdering(false)}
            onOrder={(ids) => {
              setIsOrdering(false);
              commands.order(ids);
            }}
          />
        </Suspense>
      )}
      <OperationDialogs {...{ operations, words }} />
    </Stack>
  );
});
