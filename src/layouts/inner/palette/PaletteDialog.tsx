import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { focusFirstField } from '../../../screens/form/focus';
import { useSession } from '../../../ui/appServices';
import { findMatchingOptions } from '../../../ui/matchingOptions';
import { currentPaletteActions } from '../../../ui/palette/paletteActions';
import { creatableResources, searchableResources } from '../menuEntries';
import { actionEntries, type PaletteEntry, pageEntries, recordEntries } from './entries';
import { useRecordHits } from './useRecordHits';
import { useViewEntries } from './useViewEntries';

const dialogWidth = 560;
const dialogPadding = 16;
/** Width of the entries, as wide as the field in the dialog. MUI's own width stays when a phone is turned. */
const entriesWidth = `calc(min(${dialogWidth}px, 100vw - 64px) - ${2 * dialogPadding}px)`;

/** Renders the dialog that finds a page, a saved view, a record, an action of the open page, or the form of a new record. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const navigate = useNavigate();
  const searchable = useMemo(() => searchableResources(session), [session]);
  const creatable = useMemo(() => creatableResources(session), [session]);
  const { t, i18n } = useTranslation([
    'app',
    'engine',
    ...new Set([...searchable, ...creatable].map(({ name }) => name)),
  ]);
  const [typed, setTyped] = useState('');
  const [actions] = useState(currentPaletteActions);
  const { hits, isSearching } = useRecordHits(searchable, typed, t, i18n.language);
  const views = useViewEntries(searchable, t);
  const fixed = useMemo(
    () => [...actionEntries(actions, t), ...pageEntries(session, creatable, t), ...views],
    [actions, session, creatable, t, views],
  );
  const entries = [...findMatchingOptions(fixed, typed), ...recordEntries(hits, searchable, typed, t)].toSorted(
    (one, other) => groupOrder(one) - groupOrder(other),
  );

  const open = useCallback(
    (entry: PaletteEntry) => {
      onClose();
      entry.open(navigate);
    },
    [onClose, navigate],
  );

  /** Whether Enter was pressed before the first entry was there. */
  const opensFirst = useRef(false);
  const [first] = entries;
  useEffect(() => {
    if (opensFirst.current && !isSearching && first) open(first);
  }, [isSearching, first, open]);

  return (
    <Dialog
      open
      disableRestoreFocus
      // While the dialog fades out, it would keep the focus that belongs to the opened page.
      transitionDuration={0}
      onClose={onClose}
      slotProps={{
        paper: {
          // MUI names the dialog by its title, and this one shows none.
          'aria-label': t('app:goTo.open'),
          'aria-labelledby': undefined,
          sx: { width: dialogWidth, alignSelf: 'start', overflow: 'visible' },
        },
      }}
    >
      <Box ref={(form: HTMLElement | null) => focusFirstField(form)} sx={{ p: `${dialogPadding}px`, pb: 1 }}>
        <Autocomplete<PaletteEntry>
          id="go-to"
          open
          autoHighlight
          fullWidth
          size="small"
          value={null}
          inputValue={typed}
          onInputChange={(_, text, reason) => {
            if (reason !== 'input' && reason !== 'clear') return;
            opensFirst.current = false;
            setTyped(text);
          }}
          onChange={(_, entry) => entry && open(entry)}
          options={entries}
          filterOptions={(all) => all}
          groupBy={({ group }) => group}
          getOptionLabel={({ title }) => title}
          getOptionKey={({ id }) => id}
          loading={isSearching}
          loadingText={t('engine:fields.choice.loading')}
          noOptionsText={t('engine:fields.choice.none')}
          clearText={t('engine:fields.choice.clear')}
          forcePopupIcon={false}
          slotProps={{ popper: { style: { width: entriesWidth } } }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
            if (event.key === 'Enter' && entries.length === 0 && isSearching) opensFirst.current = true;
          }}
          // MUI's groups are lists within the listbox, which may contain only options and groups of them.
          renderGroup={({ key, group, children }) => (
            <li key={key} role="presentation">
              <ListSubheader component="div" aria-hidden sx={{ top: -8 }}>
                {group}
              </ListSubheader>
              <Box component="ul" role="group" aria-label={group} sx={{ p: 0, '& .MuiAutocomplete-option': { pl: 3 } }}>
                {children}
              </Box>
            </li>
          )}
          renderOption={({ key: _key, ...props }, { id, title, note }) => (
            <li key={id} {...props}>
              <ListItemText
                primary={title}
                secondary={note}
                sx={{ my: 0, overflowWrap: 'anywhere' }}
                slotProps={{ secondary: { noWrap: true } }}
              />
            </li>
          )}
          renderInput={(params) => (
            <TextField {...params} label={t('app:goTo.title')} helperText={t('app:goTo.help')} />
          )}
        />
      </Box>
    </Dialog>
  );
}

/** Entries of a group stay together, in the order in which the groups are made. */
const groupOrder = ({ order }: PaletteEntry) => order;
