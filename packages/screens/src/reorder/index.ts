export { OrderAgain } from './OrderAgain';
export { orderAgain } from './lazy';
export { keepPreviousCart, useUndoAdded } from './previousCart';
