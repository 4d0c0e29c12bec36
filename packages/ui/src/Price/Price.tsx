import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { formatRupiah } from './rupiah';
import { useMoney } from './useMoney';
import './Price.css';

export interface PriceProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Whole rupiah. */
  amount: number;
  /** Body, title or Caprasimo figure. Default `md`. */
  size?: 'md' | 'lg' | 'xl';
  /** Struck through: no longer asked. */
  struck?: boolean;
  /** Taken off: written `- IDR 20,000` whatever the sign of `amount`. */
  signed?: boolean;
  /** Gets the root element. */
  ref?: Ref<HTMLElement>;
}

const sizes: Record<NonNullable<PriceProps['size']>, string | undefined> = {
  md: undefined,
  lg: 'sd-price-lg',
  xl: 'sd-price-xl',
};

/**
 * Money. Its text is exactly `IDR 25,000`, or as the `LocaleProvider` around has it; the prefix is dressed smaller, never
 * replaced, and it stays left to right.
 */
export function Price({ amount, size = 'md', struck, signed, className, ...rest }: PriceProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const money = useMoney();
  const [before = '', after = ''] = formatRupiah(signed ? -Math.abs(amount) : amount, money).split(money.currency);
  const Root = struck ? 's' : 'span';
  return (
    <Root dir="ltr" {...rest} className={clsx('sd-price', sizes[size], className)}>
      {before}
      <span className="sd-cur">{money.currency}</span>
      {after}
    </Root>
  );
}
