import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { MapProps } from './mapProps';

/** Shows the points of a map as a list. */
export function MapList({
  title,
  points,
  selected,
  onSelect,
}: Pick<MapProps, 'title' | 'points' | 'selected' | 'onSelect'>) {
  return (
    <List dense aria-label={title}>
      {points.map(({ id, label }) => (
        <ListItem key={id} disablePadding={Boolean(onSelect)}>
          {onSelect ? (
            <ListItemButton selected={id === selected} aria-current={id === selected} onClick={() => onSelect(id)}>
              <ListItemText primary={label} />
            </ListItemButton>
          ) : (
            <ListItemText primary={label} />
          )}
        </ListItem>
      ))}
    </List>
  );
}
