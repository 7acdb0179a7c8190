import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceDefinition } from '../../../../resources/definition';
import { GuardedDialog } from '../../../ui/GuardedDialog';
import { RadioRow } from '../../../ui/RadioRow';
import type { Words } from '../../words';
import type { FilterMatch, ListFilter } from '../state';
import { ConditionRow } from './ConditionRow';
import { type ConditionDraft, draftOfFilter, filterOfDraft, newCondition, newGroup } from './draft';
import { FilterSentence } from './FilterSentence';

interface Props {
  definition: ResourceDefinition;
  /** Texts of the list's resource. */
  words: Words;
  filter: ListFilter;
  onApply: (filter: ListFilter) => void;
  onClose: () => void;
}

const opposite = { all: 'any', any: 'all' } as const satisfies Record<FilterMatch, FilterMatch>;

/** Renders the dialog with all conditions of a list, in groups of which all or any must hold. */
export function FilterDialog({ definition, words, filter, onApply, onClose }: Props) {
  const { t } = useTranslation(['filter_dialog', 'engine']);
  const title = useId();
  const [initial] = useState(() => draftOfFilter(filter, definition));
  const [draft, setDraft] = useState(initial);
  const [isTried, setIsTried] = useState(false);
  /** The condition that the user has added last. */
  const added = useRef<string>(undefined);
  const { match, conditions, groups } = draft;
  const result = filterOfDraft(draft, definition);

  const rows = (list: readonly ConditionDraft[], onList: (next: readonly ConditionDraft[]) => void) => (
    <>
      {list.map((condition, index) => (
        <ConditionRow
          key={condition.key}
          {...{ definition, words }}
          draft={condition}
          showsProblem={isTried}
          isNew={added.current === condition.key}
          onChange={(next) => onList(list.with(index, next))}
          onRemove={() => onList(list.toSpliced(index, 1))}
        />
      ))}
      <Button
        color="inherit"
        startIcon={<Add />}
        sx={{ alignSelf: 'start' }}
        onClick={() => {
          const condition = newCondition(definition);
          added.current = condition.key;
          onList([...list, condition]);
        }}
      >
        {t('filter_dialog:addCondition')}
      </Button>
    </>
  );

  return (
    <GuardedDialog
      isUnsaved={() => draft !== initial}
      onClose={onClose}
      aria-labelledby={title}
      slotProps={{ paper: { sx: { width: 760, maxWidth: 'calc(100% - 24px)', mx: 1.5 } } }}
    >
      {(close) => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (result) onApply(result);
            else setIsTried(true);
          }}
        >
          <DialogTitle id={title}>{t('filter_dialog:title')}</DialogTitle>
          <DialogContent>
            <Stack spacing={1.5} sx={{ pt: 1 }}>
              <RadioRow
                id="filter-match"
                label={t('filter_dialog:match')}
                options={(['all', 'any'] as const).map((value) => ({
                  value,
                  label: t(`filter_dialog:matches.${value}`),
                }))}
                value={match}
                onChange={(value) => setDraft({ ...draft, match: value === 'any' ? 'any' : 'all' })}
              />
              {rows(conditions, (next) => setDraft({ ...draft, conditions: next }))}
              {groups.map((group, index) => (
                <Paper
                  key={group.key}
                  variant="outlined"
                  sx={{ p: 1.5 }}
                  role="group"
                  aria-label={t(`filter_dialog:matches.${opposite[match]}`)}
                >
                  <Stack spacing={1.5}>
                    <Typography sx={{ pb: 0.5 }}>{t(`filter_dialog:matches.${opposite[match]}`)}</Typography>
                    {rows(group.conditions, (next) =>
                      setDraft({
                        ...draft,
                        groups:
                          next.length > 0
                            ? groups.with(index, { ...group, conditions: next })
                            : groups.toSpliced(index, 1),
                      }),
                    )}
                  </Stack>
                </Paper>
              ))}
              <Button
                color="inherit"
                startIcon={<Add />}
                sx={{ alignSelf: 'start' }}
                onClick={() => {
                  const group = newGroup(definition);
                  added.current = group.conditions[0]?.key;
                  setDraft({ ...draft, groups: [...groups, group] });
                }}
              >
                {t('filter_dialog:addGroup')}
              </Button>
              {result && <FilterSentence {...{ definition, words }} filter={result} />}
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={close}>
              {t('engine:dialog.cancel')}
            </Button>
            <Button type="submit" variant="contained">
              {t('engine:filters.apply')}
            </Button>
          </DialogActions>
        </form>
      )}
    </GuardedDialog>
  );
}
