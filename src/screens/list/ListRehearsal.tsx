import Add from '@mui/icons-material/Add';
import Tune from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsoleTheme } from '../../theme/ConsoleTheme';
import { PageHeader } from '../../ui/PageHeader';
import { scrollbarWidth } from '../../ui/scrollbarWidth';
import { whenIdle } from '../../ui/whenIdle';
import styles from './grid/grid.module.css';
import { gridParts } from './grid/gridParts';
import { OwnStyleSheet } from './grid/OwnStyleSheet';
import { headerHeight, rowHeights } from './grid/rowHeights';
import { ListPager } from './ListPager';
import { SearchBox } from './SearchBox';
import { ToolbarButton } from './ToolbarButton';

const columns: GridColDef[] = [{ field: 'first' }, { field: 'second' }];
const page = { page: 1, size: 25 };
const doNothing = () => {};

/**
 * Renders the toolbar, the grid and the pager of a list without rows, and buttons as in the bar above and on a record's page,
 * invisibly, and removes them once the browser is idle. The first list that is opened then appears sooner, because MUI has
 * inserted the CSS rules of these parts, and their code has run once. Render it on a page where the user is busy with
 * something else, such as typing a password.
 */
export function ListRehearsal() {
  const { t, i18n } = useTranslation();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => whenIdle(() => setIsOver(true)), []);
  if (isOver) return null;
  return (
    <div inert className={styles.rehearsal}>
      <ConsoleTheme>
        <IconButton />
        <PageHeader title="">
          <Button variant="contained" startIcon={<Add />} />
          <Button variant="outlined" color="error" />
        </PageHeader>
        <SearchBox t={t} value="" hint="" onSearch={doNothing} onEnter={doNothing} />
        <ToolbarButton startIcon={<Tune />} />
        <ToggleButtonGroup size="small" value={[]}>
          <ToggleButton value="" />
        </ToggleButtonGroup>
        <OwnStyleSheet>
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
        </OwnStyleSheet>
        <ListPager
          words={{ t, language: i18n.language }}
          state={page}
          change={doNothing}
          total={undefined}
          compact={false}
        />
      </ConsoleTheme>
    </div>
  );
}
