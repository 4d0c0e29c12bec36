import type { ProductSummary } from '@seduh/contract';
import { imageSources } from '@seduh/contract/constants';
import { productName } from '@seduh/domain';
import { Badge, Price, Thumb } from '@seduh/ui';
import { cardWords } from '../lib/card/words';
import { useLanguage, useWords } from '../lib/words/words';
import { counterWords } from './words';

interface CounterTileProps {
  product: ProductSummary;
  /** How many of it are on the ticket. */
  pieces: number;
  onPress: () => void;
}

/** A product as one large button. */
export function CounterTile({ product, pieces, onPress }: CounterTileProps) {
  const m = useWords(counterWords);
  const card = useWords(cardWords);
  const name = productName(product, useLanguage());
  const { available, must_choose: mustChoose } = product;
  return (
    <button type="button" className="counter-tile" disabled={!available} onClick={onPress}>
      <Thumb image={imageSources(product.image)} size="sm" out={!available} />
      <span className="counter-tile-name">{name}</span>
      <span className="counter-tile-foot">
        <Price amount={product.price} />
        {(!available || mustChoose) && (
          <span className="sd-tiny sd-muted">{available ? m.mustChoose : card.soldOut}</span>
        )}
      </span>
      <Badge tone="accent" count={pieces} label={m.onTicket(pieces)} />
    </button>
  );
}
