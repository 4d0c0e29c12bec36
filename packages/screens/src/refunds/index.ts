export { MoneyActions, type MoneyActionsProps } from './MoneyActions';
export { MoneyDialog, type MoneyAsked } from './MoneyDialog';
export { causeWords } from './causes';
export { refundWords, type RefundWords } from './words';
