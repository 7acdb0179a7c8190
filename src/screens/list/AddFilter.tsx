import FilterList from '@mui/icons-material/FilterList';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { memo, useState } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import type { ShortcutProps } from '../../ui/shortcuts/useShortcut';
import type { Words } from '../words';
import { ToolbarButton } from './ToolbarButton';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  /** Called with the path of the chosen field, and with the element at which its filter editor opens. */
  onChoose: (path: string, anchor: HTMLElement) => void;
  /** Opens the dialog with all conditions and groups. */
  onOpenDialog: () => void;
  /** Ref and props of the button that a shortcut clicks. */
  shortcut: ShortcutProps<HTMLButtonElement>;
}

/** Renders the button that adds a filter, with a menu of fields. */
export const AddFilter = memo(function FilterMenu({ definition, words, onChoose, onOpenDialog, shortcut }: Props) {
  const { t, filterLabel } = words;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolbarButton
        {...shortcut}
        startIcon={<FilterList />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('engine:filters.add')}
      </ToolbarButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {definition.list.filters.map((path) => (
            <MenuItem
              key={path}
              onClick={() => {
                setAnchor(null);
                onChoose(path, anchor);
              }}
            >
              {filterLabel(path)}
            </MenuItem>
          ))}
          <Divider />
          <MenuItem
            onClick={() => {
              setAnchor(null);
              onOpenDialog();
            }}
          >
            {t('engine:filters.groups')}
          </MenuItem>
        </Menu>
      )}
    </>
  );
});
