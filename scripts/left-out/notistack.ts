import { missing } from './missing';

/** Exports that Refine's unused notification provider imports. */
export const SnackbarContent = missing('notistack');
export const SnackbarProvider = missing('notistack');
export const useSnackbar = missing('notistack');
export const withSnackbar = missing('notistack');
