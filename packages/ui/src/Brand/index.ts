export { Brand, type BrandProps } from './Brand';
export { Mark, type MarkProps } from './Mark';
