export { CartPage } from './CartPage';
export { CartScreen } from './CartScreen';
export { CartSkeleton, SlipSkeleton } from './CartSkeleton';
export { OrderLines } from './OrderLines';
export { draftOf, isSameOrder, type OrderDraft, orderRequestOf } from './orderRequest';
export { pricedLines, StockBanner, stockTrouble, useCartQuote } from './pricedLines';
