import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { ConsoleTheme } from '../../../theme/ConsoleTheme';
import { scrollbarWidth } from '../../../ui/scrollbarWidth';
import { whenIdle } from '../../../ui/whenIdle';
import styles from './grid.module.css';
import { gridParts } from './gridParts';
import { headerHeight, rowHeights } from './rowHeights';

const columns: GridColDef[] = [{ field: 'first' }, { field: 'second' }];

/**
 * Renders an empty grid that nobody can see, until the browser is idle. It prepares the browser for the first list: the
 * CSS rules of MUI's grid are then in the document, and its code has run once, which takes long the first time. Render it
 * on a page where the user is busy with something else, such as typing a password.
 */
export function GridRehearsal() {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => whenIdle(() => setIsOver(true)), []);
  if (isOver) return null;
  return (
    <div inert className={styles.rehearsal}>
      <ConsoleTheme>
        <DataGrid
          rows={[]}
          columns={columns}
          slots={gridParts}
          scrollbarSize={scrollbarWidth()}
          rowHeight={rowHeights.standard}
          columnHeaderHeight={headerHeight}
          hideFooter
          checkboxSelection
          className={styles.grid}
        />
      </ConsoleTheme>
    </div>
  );
}
