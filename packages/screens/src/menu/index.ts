export { cardWords } from './card/words';
export { MenuProduct } from './card/MenuProduct';
export { useAddToCart } from './card/useAddToCart';
export { archivedProducts } from './lazy';
export { ProductsScreen } from './ProductsScreen';
