import FilterList from '@mui/icons-material/FilterList';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ComponentProps, type RefObject, useState } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import type { Words } from '../words';
import { ToolbarButton } from './ToolbarButton';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  /** Called with the path of the chosen field, and with the element at which its filter editor opens. */
  onChoose: (path: string, anchor: HTMLElement) => void;
  /** Opens the dialog with all conditions and groups. */
  onOpenDialog: () => void;
  button: RefObject<HTMLButtonElement | null>;
  /** Props of the button that tell its shortcut. */
  shortcut: Pick<ComponentProps<'button'>, 'title' | 'aria-keyshortcuts'>;
}

/** Renders the button that adds a filter, with a menu of fields. */
export function AddFilter({ definition, words: { t, filterLabel }, onChoose, onOpenDialog, button, shortcut }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolbarButton
        ref={button}
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
}
