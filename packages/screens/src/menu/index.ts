export { cardWords } from './card/words';
export { MenuProduct, useAddToCart } from './card/MenuProduct';
export { archivedProducts } from './lazy';
export { ProductsScreen } from './ProductsScreen';
