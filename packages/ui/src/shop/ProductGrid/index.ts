export { ProductGrid, type ProductGridProps } from './ProductGrid';
export { ProductGridSkeleton, type ProductGridSkeletonProps } from './ProductGridSkeleton';
