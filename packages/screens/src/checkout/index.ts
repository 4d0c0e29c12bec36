export { default as OrderForThen } from './OrderForThen';
export { PaymentScreen } from './PaymentScreen';
export { openPayPage } from './openPayPage';
export { whenField } from './lazyTimes';
