import { clsx } from 'clsx';
import { useId } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from '../../ChoiceGroup';
import { CouponCard, type CouponCardProps } from '../CouponCard';
import './CouponPicker.css';

/** One coupon of the group; `value` tells it apart. */
export type CouponOption = Pick<
  CouponCardProps,
  'value' | 'tone' | 'offer' | 'offerNote' | 'title' | 'condition' | 'disabledReason'
>;

export interface CouponPickerProps extends Omit<ChoiceGroupProps, 'onChange' | 'hideLegend' | 'legend'> {
  /** What is being chosen; names the group for everyone. */
  legend: string;
  /** The coupons in order. */
  coupons: CouponOption[];
  /** The chosen coupon, or null for none. */
  value: string | null;
  /** Called with the coupon picked, or null when the chosen one was pressed again. */
  onChange: (value: string | null) => void;
  /** The coupons load: blank tickets stand in. */
  loading?: boolean;
  /** Shows the legend; without it a heading beside the tickets is expected to say the same. */
  showLegend?: boolean;
  /** The set's name in a form, which sends the chosen coupon's `value`. Default: a generated one. */
  name?: string;
}

/** Coupons to choose at most one from: a column, or a row that snaps below laptop width. */
export function CouponPicker({
  coupons,
  value,
  onChange,
  loading = false,
  showLegend = false,
  name,
  className,
  ...rest
}: CouponPickerProps) {
  'use no memo'; // drawn anew by a choice alone: remembering would cost bytes and spare nothing
  const own = useId();

  return (
    <ChoiceGroup className={clsx('sd-coupon-picker', className)} hideLegend={!showLegend} aria-busy={loading} {...rest}>
      <div className="sd-coupons">
        {loading
          ? Array.from({ length: 4 }, (_, index) => <div key={index} className="sd-coupon-blank" />)
          : coupons.map((coupon) => (
              <CouponCard
                key={coupon.value}
                {...coupon}
                name={name ?? own}
                checked={coupon.value === value}
                onSelect={(picked) => onChange(picked === value ? null : picked)}
              />
            ))}
      </div>
    </ChoiceGroup>
  );
}
