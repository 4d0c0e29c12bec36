export { MenuProduct } from './MenuProduct';
export { archivedProducts } from './parts';
export { ProductsScreen } from './ProductsScreen';
export { tellAdded } from './tellAdded';
