export { formatRupiah, type MoneyStyle } from './rupiah';
export { Price, type PriceProps } from './Price';
export { useMoney } from './useMoney';
