export { OrderBoard, type OrderBoardColumn, type OrderBoardProps } from './OrderBoard';
export { OrderBoardSkeleton, type OrderBoardSkeletonProps } from './OrderBoardSkeleton';
