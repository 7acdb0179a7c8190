import { missing } from './missing';

/** Stubs of what the notification provider of @refinedev/mui imports. The console does not use that provider. */
export const SnackbarContent = missing('notistack');
export const SnackbarProvider = missing('notistack');
export const useSnackbar = missing('notistack');
export const withSnackbar = missing('notistack');
