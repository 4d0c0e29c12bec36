export { ProductCard, type ProductCardAction, type ProductCardProps } from './ProductCard';
