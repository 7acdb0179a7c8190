import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaFilesOf } from '../../../fields/mediaFiles';
import { Badge } from '../../../ui/Badge';
import { missingFilesOf } from '../../../../resources/task-statuses';
import { nextTaskStatuses, taskStatusTones, type RequestTask, type TaskStatus } from './taskMethods';

/** Shows the status of a task, with a menu of the next statuses if the user may set them. */
export function TaskStatusMenu({
  task,
  onSet,
}: {
  task: RequestTask;
  onSet: ((status: TaskStatus) => void) | undefined;
}) {
  const { t } = useTranslation('tasks');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const { status, text, media = [] } = task;
  const label = t(`status.${status}`);
  if (!onSet || nextTaskStatuses[status].length === 0) return <Badge tone={taskStatusTones[status]} label={label} />;
  const tone = taskStatusTones[status];
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={tone === 'neutral' ? 'inherit' : tone}
        endIcon={<ArrowDropDown />}
        aria-label={t('statusOf', { status: label, text })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ borderRadius: 3, py: 0, px: 1, minWidth: 0, flexShrink: 0, whiteSpace: 'nowrap' }}
      >
        {label}
      </Button>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {nextTaskStatuses[status].map((next) => {
          const missing = missingFilesOf(
            task,
            next,
            mediaFilesOf(media).map(({ collection }) => collection),
          );
          return (
            <MenuItem
              key={next}
              disabled={missing !== undefined}
              onClick={() => {
                setAnchor(null);
                onSet(next);
              }}
            >
              <ListItemText primary={t(`step.${next}`)} secondary={missing && t(missing)} />
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
