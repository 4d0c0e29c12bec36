import { clsx } from 'clsx';
import { useRef, type ComponentProps, type ReactElement } from 'react';
import { Button } from '../../Button';
import { usePhrases } from '../../hooks/usePhrases';
import { CircleAlert } from '../../icons';
import { Link, type LinkTarget } from '../../Link';
import type { Phrases } from '../../phrases/Phrases';
import { Price } from '../../Price';
import { QuantityStepper } from '../../QuantityStepper';
import { Thumb, type PictureSource } from '../../Thumb';
import { focusNeighbour, foldAway } from './foldAway';
import './CartLine.css';

export interface CartLineProps extends ComponentProps<'li'> {
  /** The product's picture, 72 px round. */
  image: PictureSource | null;
  /** The product's name, three lines at most. */
  name: string;
  /** The product's page. */
  href?: string;
  /** A link of the app's own in place of `href`. */
  render?: ReactElement;
  /** Size and extras, e.g. "Large, less sugar". */
  detail: string;
  /** Of the whole line, whole rupiah. */
  price: number;
  /** How many. */
  quantity: number;
  /** A new quantity of at least 1. */
  onQuantityChange: (quantity: number) => void;
  /** Remove was pressed, or the stepper reached 0; called when the line has folded away. Offer an Undo. */
  onRemove: () => void;
  /** What blocks paying, e.g. "Sold out since you added it." Greys the line unless `max` says that fewer would do. */
  problem?: string;
  /** The largest quantity available. */
  max?: number;
}

const english = {
  quantity: (product) => `Quantity of ${product}`,
  remove: 'Remove',
  removeOf: (product) => `Remove ${product}`,
} satisfies Phrases['CartLine'];

/** A line of the cart, in a list. Children (a note field) stand below the controls. */
export function CartLine({
  image,
  name,
  href,
  render,
  detail,
  price,
  quantity,
  onQuantityChange,
  onRemove,
  problem,
  max,
  children,
  className,
  ...rest
}: CartLineProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const words = usePhrases('CartLine', english);
  const row = useRef<HTMLDivElement>(null);
  const gone = problem !== undefined && !max;
  const remove = () => {
    focusNeighbour(row.current?.parentElement ?? null);
    foldAway(row.current, onRemove);
  };
  return (
    <li {...rest} className={clsx('sd-line-item', className)} data-gone={gone || undefined}>
      <div className="sd-line-item-row" ref={row}>
        <Thumb image={image} out={gone} />
        <div className="sd-line-item-words">
          <strong className="sd-line-item-name">
            {href || render ? <Link {...({ href, render } as LinkTarget)}>{name}</Link> : name}
          </strong>
          <span className="sd-line-item-detail">{detail}</span>
          {problem && (
            <p className="sd-line-item-problem">
              <CircleAlert aria-hidden="true" />
              {problem}
            </p>
          )}
        </div>
        <Price amount={price} struck={gone} />
        <div className="sd-line-item-controls">
          {!gone && (
            <QuantityStepper
              label={words.quantity(name)}
              value={quantity}
              max={max}
              onChange={(next) => (next > 0 ? onQuantityChange(next) : remove())}
            />
          )}
          <Button variant="quiet" size="sm" danger aria-label={words.removeOf(name)} onClick={remove}>
            {words.remove}
          </Button>
        </div>
        {children && <div className="sd-line-item-note">{children}</div>}
      </div>
    </li>
  );
}
