export { MoneyActions } from './MoneyActions';
export { causeWords } from './causes';
export { refundWords, type RefundWords } from './words';
