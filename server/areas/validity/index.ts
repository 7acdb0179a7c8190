export {
  type DocumentState,
  documentStateOf,
  firstWarningDays,
  isExpiredOn,
  validityProblems,
  warningDaysOf,
} from './rules';
