import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import OpenInFull from '@mui/icons-material/VisibilityOutlined';
import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import RestoreFromTrash from '@mui/icons-material/RestoreFromTrashOutlined';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type RefObject, useId, useState } from 'react';
import { Link } from 'react-router';
import type { ResourceDefinition } from '../../../resources/definition';
import type { Words } from '../words';
import { editPath, noteOpened, showPath } from './addresses';
import { isLocked } from './locks';
import { isForLists, type Operation, operationsFor, operationTitle, type RecordState, type Subject } from './operation';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  subject: Subject;
  state: RecordState;
  may: (action: string) => boolean | undefined;
  onOperation: (operation: Operation) => void;
  /** For whoever moves the focus: a cell of a grid. */
  button?: RefObject<HTMLButtonElement | null>;
  tabIndex?: number;
}

const pictures = { delete: DeleteOutline, restore: RestoreFromTrash, action: PlayArrow };

/** Everything that can be done to one record of a list. */
export function RecordMenu({ definition, words, subject, state, may, onOperation, button, tabIndex }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const { t } = words;
  const close = () => setAnchor(null);
  const operations = operationsFor(definition, state, may).filter(isForLists);
  const opened = () => noteOpened(definition, subject.id);
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        tabIndex={tabIndex}
        aria-label={t('engine:list.actionsOf', { title: subject.title })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {anchor && (
        <Menu id={id} open anchorEl={anchor} onClose={close}>
          {!definition.listOnly && (
            <MenuItem component={Link} to={showPath(definition, subject.id)} onClick={opened}>
              <ListItemIcon>
                <OpenInFull fontSize="small" />
              </ListItemIcon>
              {t('engine:list.open')}
            </MenuItem>
          )}
          {!state.deleted && may('edit') && !isLocked(state.locks, 'edit') && (
            <MenuItem component={Link} to={editPath(definition, subject.id)} onClick={opened}>
              <ListItemIcon>
                <Edit fontSize="small" />
              </ListItemIcon>
              {t('engine:list.edit')}
            </MenuItem>
          )}
          {operations.length > 0 && !definition.listOnly && <Divider />}
          {operations.map((operation) => {
            const Picture = pictures[operation.kind];
            return (
              <MenuItem
                key={operation.kind === 'action' ? operation.action.name : operation.kind}
                onClick={() => {
                  close();
                  onOperation(operation);
                }}
              >
                <ListItemIcon>
                  <Picture fontSize="small" />
                </ListItemIcon>
                {operationTitle(operation, words)}
              </MenuItem>
            );
          })}
        </Menu>
      )}
    </>
  );
}
