export { default as OrderForThen } from '../lib/then/OrderForThen';
export { PaymentScreen } from './PaymentScreen';
export { whenField } from './times/lazy';
