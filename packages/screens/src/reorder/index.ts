export { keepPreviousCart, takePreviousCart } from './justAdded';
export { OrderAgain } from './OrderAgain';
export { orderAgain } from './lazy';
