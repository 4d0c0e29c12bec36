export { archivedProducts } from './lazy';
export { MenuProduct, tellAdded } from './MenuProduct';
export { ProductsScreen } from './ProductsScreen';
