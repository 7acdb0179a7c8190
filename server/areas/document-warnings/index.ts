export { createDocumentWarningJobKind, storeDocumentWarnings } from './warn';
