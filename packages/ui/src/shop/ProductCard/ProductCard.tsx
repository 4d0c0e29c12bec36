import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Mark } from '../../Brand';
import { Chip } from '../../Chip';
import { Link, type LinkTarget } from '../../Link';
import { Picture } from '../../Picture';
import { Price } from '../../Price';
import type { PictureSource } from '../../Thumb';
import { CardAction, type ProductCardAction } from './CardAction';
import './ProductCard.css';

export type { ProductCardAction };

interface Product extends Omit<ComponentProps<'article'>, 'children'> {
  /** The product's name, two lines at most. */
  name: string;
  /** Whole rupiah. */
  price: number;
  /** One small line under the name, e.g. "1,240 sold"; empty for none. */
  meta: string;
  /** Square picture; null shows the mark on the tint. */
  image: PictureSource | null;
  /** A `data:` address of what stands for `image` until it is there: opaque, square, small enough to come inside a page. */
  preview?: string | undefined;
  /** The word for an unavailable product, e.g. "Sold out": on the chip over a grey picture, the plus disabled. */
  soldOut?: string;
  /** A word over the picture, e.g. "Favorite"; `soldOut` goes before it. */
  flag?: string;
  /** The backdrop that stands in for a missing picture. Default `cream`. */
  tint?: 'cream' | 'green' | 'yellow' | 'peach';
  /** What the disc in the bite does: put one in the cart, or open the product for editing. */
  action: ProductCardAction | null;
  /** Over the picture: a button in its upper end corner, such as a heart, and a Chip at its lower start. */
  overlay?: ReactNode;
  /** Level of the name's heading. */
  headingLevel?: 2 | 3 | 4;
}

/** Its `href` or `render` is the product's page; the whole card leads there. */
export type ProductCardProps = Product & LinkTarget;

/** A product on the shelf: the picture with a bite out of its end corner, where the action sits. */
export function ProductCard({
  href,
  render,
  name,
  price,
  meta,
  image,
  preview,
  soldOut,
  flag,
  tint = 'cream',
  action,
  overlay,
  headingLevel = 3,
  className,
  ...rest
}: ProductCardProps) {
  'use no memo'; // who lists cards remembers them: doing so here as well would cost bytes and spare nothing
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rest} className={clsx('sd-pcard', className)} data-sold-out={soldOut ? true : undefined}>
      <div className="sd-pcard-shot">
        <div className="sd-pcard-photo" data-tint={image ? undefined : tint} data-bitten={action ? true : undefined}>
          {preview && !soldOut && <img src={preview} alt="" className="sd-pcard-preview" />}
          {image ? (
            <Picture width={600} height={600} sizes={shelfSizes} {...image} alt="" shape="plain" />
          ) : (
            <Mark className="sd-pcard-mark" />
          )}
        </div>
        {action && <CardAction action={action} disabled={Boolean(soldOut)} />}
        {soldOut ? (
          <Chip className="sd-pcard-flag">{soldOut}</Chip>
        ) : (
          flag && (
            <Chip tone="warn" className="sd-pcard-flag">
              {flag}
            </Chip>
          )
        )}
        {overlay && <div className="sd-pcard-overlay">{overlay}</div>}
      </div>
      <Heading className="sd-pcard-name">
        <Link {...({ href, render } as LinkTarget)}>{name}</Link>
      </Heading>
      {meta && <p className="sd-pcard-meta">{meta}</p>}
      <Price className="sd-pcard-price" amount={price} />
    </article>
  );
}

// two columns on phones, three to four beside the side panel and the margins from there on; where pixels are three to a
// point nobody sees the third
const shelfSizes =
  '(width >= 80rem) 18rem, (width >= 64rem) 28vw, (width >= 48rem) 23vw, (resolution >= 2.5x) 31vw, 46vw';
