export { type PictureSource } from '../Thumb';
export { ProductCard, type ProductCardAction, type ProductCardProps } from './ProductCard';
