import Star from '@mui/icons-material/StarOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { translateServerName } from '../../../fields/names';
import type { Words } from '../../words';
import type { SavedView } from './savedView';

/** Something that can be done with the views of a list. */
export interface ViewCommand {
  label: string;
  run: () => void;
}

interface Props {
  id: string;
  anchor: HTMLElement;
  words: Words;
  views: readonly SavedView[];
  defaultId: string | null;
  /** Id of the shown view. */
  shown: string | undefined;
  commands: readonly ViewCommand[];
  /** Shows a view, or the list without one. */
  onChoose: (view: SavedView | null) => void;
  onClose: () => void;
}

/** Renders the menu of a list's saved views, and of what can be done with them. */
export function SavedViewsMenu({ id, anchor, words, views, defaultId, shown, commands, onChoose, onClose }: Props) {
  const { t, of } = words;
  const closeAnd = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <Menu
      id={id}
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': of('title') }, paper: { sx: { maxWidth: 'min(400px, calc(100% - 32px))' } } }}
    >
      <MenuItem
        role="menuitemradio"
        aria-checked={shown === undefined}
        selected={shown === undefined}
        onClick={closeAnd(() => onChoose(null))}
      >
        <ListItemText
          primary={t('engine:list.all')}
          secondary={defaultId === null && views.length > 0 && of('opensWithIt')}
        />
      </MenuItem>
      {views.map((view) => (
        <MenuItem
          key={view.id}
          role="menuitemradio"
          aria-checked={view.id === shown}
          selected={view.id === shown}
          onClick={closeAnd(() => onChoose(view))}
        >
          <ListItemText
            primary={view.name}
            secondary={[sharingText(view, words), view.id === defaultId && of('opensWithIt')]
              .filter(Boolean)
              .join(' · ')}
          />
          {view.id === defaultId && (
            <ListItemIcon sx={{ justifyContent: 'end' }}>
              <Star fontSize="small" />
            </ListItemIcon>
          )}
        </MenuItem>
      ))}
      {views.length === 0 && (
        <Typography component="li" role="presentation" variant="body2" sx={{ px: 2, py: 1, color: 'text.secondary' }}>
          {of('empty.text')}
        </Typography>
      )}
      <Divider />
      {commands.map(({ label, run }) => (
        <MenuItem key={label} onClick={closeAnd(run)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Returns with whom a view is shared; undefined for a private one. */
function sharingText({ visibility, roles }: SavedView, { t, of }: Words): string | undefined {
  switch (visibility) {
    case 'PRIVATE':
      return undefined;
    case 'ROLES':
      return of('forRoles', { roles: roles.map(({ name }) => translateServerName(name, 'roles', t)).join(', ') });
    case 'COMPANY':
      return of('forCompany');
  }
}
