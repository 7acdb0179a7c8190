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
 * Renders an empty grid where nobody sees it, and removes it when the browser is idle. The grid's some 260 CSS rules are
 * then in the document, and its code has run once, before the first list is rendered. For a page on which the user does
 * something else meanwhile, such as typing a password.
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
