export { CartPage } from './CartPage';
export { CartScreen } from './CartScreen';
export { CartSkeleton, SlipSkeleton } from './CartSkeleton';
export { changeButtonAt } from './changeButton';
export { LineNote } from './LineNote';
export { OrderLines } from './OrderLines';
export {
  draftOf,
  isSameOrder,
  type OrderDraft,
  orderRequestOf,
  pricedLines,
  StockBanner,
  stockTrouble,
  useCartQuote,
} from './cartQuote';
