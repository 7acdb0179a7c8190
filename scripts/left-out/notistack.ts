import { throwingStub } from './missing';

/** Stubs of what the notification provider of @refinedev/mui imports. The console does not use that provider. */
export const SnackbarContent = throwingStub('notistack');
export const SnackbarProvider = throwingStub('notistack');
export const useSnackbar = throwingStub('notistack');
export const withSnackbar = throwingStub('notistack');
