export { MenuProduct } from './MenuProduct';
export { archivedProducts } from './lazy';
export { ProductsScreen } from './ProductsScreen';
export { tellAdded } from './tellAdded';
