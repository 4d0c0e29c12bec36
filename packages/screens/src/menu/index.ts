export { MenuProduct } from './card/MenuProduct';
export { archivedProducts } from './lazy';
export { ProductsScreen } from './ProductsScreen';
