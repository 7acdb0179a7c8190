import { missing } from './missing';

/** The parts that Refine's own notification provider is made of. */
export const SnackbarContent = missing('notistack');
export const SnackbarProvider = missing('notistack');
export const useSnackbar = missing('notistack');
export const withSnackbar = missing('notistack');
