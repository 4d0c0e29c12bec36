export { formatRupiah } from './formatRupiah';
export { Price, type PriceProps } from './Price';
