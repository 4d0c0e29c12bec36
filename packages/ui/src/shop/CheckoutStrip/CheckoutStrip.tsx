import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { usePhrases } from '../../hooks/usePhrases';
import type { Phrases } from '../../phrases/Phrases';
import { Price } from '../../Price';
import { Thumb, type PictureSource } from '../../Thumb';
import './CheckoutStrip.css';

export interface CheckoutStripProps extends ComponentProps<'section'> {
  /** The product's picture; null draws the mark, none at all leaves the place out (as for a total). */
  image?: PictureSource | null;
  /** What is being bought, one line; or "Total". */
  name: string;
  /** How many and which, e.g. "(2) Regular". Without it the price itself stands under the name. */
  detail?: ReactNode;
  /** What it comes to, whole rupiah. */
  price?: number;
  /** The one button. */
  action: ReactNode;
  /** bar: phones only, fixed above the bottom bar. roast: from 768 px, closing the product block. */
  tone?: 'bar' | 'roast';
}

const english = { label: 'Summary' } satisfies Phrases['CheckoutStrip'];

/** The choice and the button that goes on with it, always in reach of the thumb. */
export function CheckoutStrip({
  image,
  name,
  detail,
  price,
  action,
  tone = 'bar',
  className,
  ...rest
}: CheckoutStripProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const { label } = usePhrases('CheckoutStrip', english);
  const priceInLine = tone === 'bar' && detail !== undefined;
  return (
    <section
      aria-label={label}
      {...rest}
      className={clsx(tone === 'bar' ? 'sd-strip' : 'sd-strip-roast sd-on-roast', className)}
      data-plain={detail === undefined || undefined}
    >
      {image !== undefined && <Thumb image={image} size={tone === 'bar' ? 'sm' : 'md'} />}
      <div className="sd-strip-words">
        <strong className="sd-strip-name">{name}</strong>
        {detail !== undefined && (
          <span className="sd-strip-detail">
            <span className="sd-strip-choice">{detail}</span>
            {priceInLine && price !== undefined && <Price amount={price} />}
          </span>
        )}
        {detail === undefined && price !== undefined && <Price amount={price} />}
      </div>
      {!priceInLine && detail !== undefined && price !== undefined && <Price amount={price} />}
      {action}
    </section>
  );
}
