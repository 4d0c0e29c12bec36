import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import './Price.css';

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** An amount of whole rupiah without its unit, in groups of three digits: `25,000`. */
export function groupDigits(amount: number): string {
  return grouped.format(amount);
}

/**
 * An amount of whole rupiah as the shop writes money: `IDR 25,000`, and `- IDR 20,000` below nothing.
 * @param amount whole rupiah
 */
export function formatRupiah(amount: number): string {
  const text = `IDR ${groupDigits(Math.abs(amount))}`;
  return amount < 0 ? `- ${text}` : text;
}

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

/** Money. Its text is exactly `IDR 25,000`; the prefix is dressed smaller, never replaced, and it stays left to right. */
export function Price({ amount, size = 'md', struck, signed, className, ...rest }: PriceProps) {
  const [before = '', after = ''] = formatRupiah(signed ? -Math.abs(amount) : amount).split('IDR');
  const Root = struck ? 's' : 'span';
  return (
    <Root dir="ltr" {...rest} className={clsx('sd-price', sizes[size], className)}>
      {before}
      <span className="sd-cur">IDR</span>
      {after}
    </Root>
  );
}
