import { plPL as core } from '@mui/material/locale';
import { plPL as grid } from '@mui/x-data-grid/locales';
import type { ComponentTexts } from '../componentTexts';

export const muiComponentTexts: ComponentTexts = { ...core.components, ...grid.components };
