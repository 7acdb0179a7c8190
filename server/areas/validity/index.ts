export { type DocumentState, documentStateOf, firstWarningDays, validityProblems } from './rules';
