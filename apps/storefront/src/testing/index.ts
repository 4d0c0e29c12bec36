export { loadShop, Shop } from './app';
