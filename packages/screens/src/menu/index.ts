export { MenuProduct, useAddToCart } from './MenuProduct';
export { archivedProducts } from './lazy';
export { ProductsScreen } from './ProductsScreen';
