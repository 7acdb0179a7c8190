import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { editPath } from '../../screens/record/addresses';
import { type Operation, operationTitle } from '../../screens/record/operation';
import { forwardAction, furtherOperations } from './request/steps';
import { useFurtherEntries } from './sharing/useFurtherEntries';
import { useRequest } from './useRequest';

/** Everything that can be done with the request beside its next step. */
export function RequestMenu() {
  const { t } = useTranslation('workbench');
  const request = useRequest();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  const further = useFurtherEntries(close);
  const operations = furtherOperations(request.operations, forwardAction(request.status, request.definition.actions));
  const entry = (operation: Operation) => {
    const Picture = operation.kind === 'delete' ? Delete : PlayArrow;
    return (
      <MenuItem
        key={operation.kind === 'action' ? operation.action.name : operation.kind}
        onClick={() => {
          close();
          request.run(operation);
        }}
      >
        <ListItemIcon>
          <Picture fontSize="small" />
        </ListItemIcon>
        {operationTitle(operation, request.words)}
      </MenuItem>
    );
  };
  if (operations.length === 0 && further.entries.length === 0 && !request.editable) return null;
  return (
    <>
      <IconButton
        aria-label={t('more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={close}>
        {request.editable && (
          <MenuItem component={Link} to={editPath(request.definition, request.id)} state={{ fromRecord: true }}>
            <ListItemIcon>
              <Edit fontSize="small" />
            </ListItemIcon>
            {t('edit.all')}
          </MenuItem>
        )}
        {further.entries}
        {operations.map(entry)}
      </Menu>
      {further.dialogs}
    </>
  );
}
