export { formatRupiah, groupDigits } from './formatRupiah';
export { Price, type PriceProps } from './Price';
