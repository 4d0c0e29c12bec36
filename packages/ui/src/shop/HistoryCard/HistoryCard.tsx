import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from '../../Checkbox';
import { Chip, type ChipTone } from '../../Chip';
import { Link, type LinkTarget } from '../../Link';
import { Price } from '../../Price';
import { Thumb, type PictureSource } from '../../Thumb';
import './HistoryCard.css';

interface PastOrder extends Omit<ComponentProps<'article'>, 'children'> {
  /** Picture of what was bought. */
  image: PictureSource | null;
  /** What was bought, one line. */
  name: string;
  /** What else was, e.g. "and 2 more"; never cut off. */
  more?: string;
  /** All that was, a line each, e.g. "2 of the first, large"; left out where the name says it. */
  lines?: readonly string[];
  /** Whole rupiah. */
  price: number;
  /** The order's status, e.g. "Delivered". */
  statusLabel: string;
  /** Colour of the status. */
  statusTone: ChipTone;
  /** Its icon: a state is shown twice, by colour and by shape. */
  statusIcon: ReactNode;
  /** When, e.g. "18 Nov". */
  meta: string;
  /** False while the order is live: it cannot be deleted. */
  selectable: boolean;
  /** Chosen for deleting. */
  selected: boolean;
  /** The checkbox was used. */
  onSelectedChange: (selected: boolean) => void;
  /** Accessible name of the checkbox, e.g. "Select Iced Tea, 18 Nov". */
  selectLabel: string;
  /** One quiet button below the words, e.g. "Order again". */
  action?: ReactNode;
}

/** Its `href` or `render` is the order's page; the card but for its checkbox leads there. */
export type HistoryCardProps = PastOrder & LinkTarget;

/** A past order, to be looked at again or chosen for deleting. */
export function HistoryCard({
  href,
  render,
  image,
  name,
  more,
  lines,
  price,
  statusLabel,
  statusTone,
  statusIcon,
  meta,
  selectable,
  selected,
  onSelectedChange,
  selectLabel,
  action,
  className,
  ...rest
}: HistoryCardProps) {
  return (
    <article {...rest} className={clsx('sd-hcard', className)} data-selected={selected || undefined}>
      <Thumb image={image} />
      <div className="sd-hcard-words">
        <h2 className="sd-hcard-name">
          <Link {...({ href, render } as LinkTarget)}>{name}</Link>
          {more && <span className="sd-hcard-more">{` ${more}`}</span>}
        </h2>
        {lines && lines.length > 0 && (
          <ul className="sd-hcard-lines">
            {/* two lines may read alike, and none ever moves: its place is its key */}
            {Array.from(lines, (line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        )}
        <Price amount={price} />
        <div className="sd-hcard-foot">
          <Chip tone={statusTone} icon={statusIcon}>
            {statusLabel}
          </Chip>
          <span className="sd-hcard-meta">{meta}</span>
        </div>
        {action && <div className="sd-hcard-action">{action}</div>}
      </div>
      <Checkbox
        className="sd-hcard-check"
        label={selectLabel}
        hideLabel
        checked={selected}
        disabled={!selectable}
        onChange={(event) => onSelectedChange(event.currentTarget.checked)}
      />
    </article>
  );
}
