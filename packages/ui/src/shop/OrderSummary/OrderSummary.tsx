import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Price } from '../../Price';
import { Rupiah } from '../../Price/Rupiah';
import './OrderSummary.css';

/** A row of the slip. */
export interface OrderSummaryRow {
  /** What it is for, e.g. "Shipping". */
  label: string;
  /** Whole rupiah. A discount may be given with or without its minus. */
  amount: number;
  /** Green, with a minus in front. */
  tone?: 'discount';
}

export interface OrderSummaryProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of the slip. */
  title: string;
  /** Subtotal, promo, tax, shipping, in this order. */
  rows: OrderSummaryRow[];
  /** The word before the total. */
  totalLabel: string;
  /** Whole rupiah. */
  total: number;
  /** The sum is being worked out again: the total shimmers; the button beside it should wait. */
  busy?: boolean;
  /** Above the rows, e.g. the order's lines. */
  header?: ReactNode;
  /** Level of the heading. */
  headingLevel?: 2 | 3 | 4;
}

/** The nota: a paper slip with a torn foot. Children stand under the total, e.g. the promo in use. */
export function OrderSummary({
  title,
  rows,
  totalLabel,
  total,
  busy = false,
  header,
  headingLevel = 2,
  children,
  className,
  ...rest
}: OrderSummaryProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const Heading = `h${headingLevel}` as const;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} {...rest} aria-busy={busy || undefined} className={clsx('sd-nota', className)}>
      <div className="sd-nota-paper">
        <Heading id={headingId} className="sd-nota-title sd-display sd-t-3">
          {title}
        </Heading>
        {header && <div className="sd-nota-header">{header}</div>}
        <dl>
          {rows.map(({ label, amount, tone }) => (
            <div key={label} data-tone={tone}>
              <dt>{label}</dt>
              <dd>
                <bdi>
                  <Rupiah amount={tone === 'discount' ? -Math.abs(amount) : amount} />
                </bdi>
              </dd>
            </div>
          ))}
          <div className="sd-nota-total">
            <dt>{totalLabel}</dt>
            <dd>
              <Price amount={total} />
            </dd>
          </div>
        </dl>
        {children && <div className="sd-nota-foot">{children}</div>}
      </div>
    </section>
  );
}
