export { MoneyActions } from './MoneyActions';
export { causeWords } from './words';
