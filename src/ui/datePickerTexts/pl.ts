import { plPL } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/pl';
import type { DatePickerTexts } from '../DatePickers';

export const muiDatePickerTexts: DatePickerTexts = plPL.components.MuiLocalizationProvider.defaultProps.localeText;
