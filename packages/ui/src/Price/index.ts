export { formatRupiah, type MoneyStyle, withCurrency } from './rupiah';
export { Price, type PriceProps } from './Price';
export { useMoney } from './useMoney';
