export { CheckoutStrip, type CheckoutStripProps } from './CheckoutStrip';
