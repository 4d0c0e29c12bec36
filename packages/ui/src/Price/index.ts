export { formatRupiah, Price, type PriceProps } from './Price';
