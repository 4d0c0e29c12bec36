export { handCart, takeCart } from './justAdded';
export { OrderAgain } from './OrderAgain';
export { orderAgain } from './parts';
