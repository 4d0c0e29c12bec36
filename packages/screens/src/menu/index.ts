export { MenuProduct } from './MenuProduct';
export { archivedProducts } from './lazy';
export { ProductsScreen } from './ProductsScreen';
export { useAddToCart } from './useAddToCart';
