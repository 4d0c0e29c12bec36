import { useAvoids, useProductWarning } from '@seduh/api-client';
import type { ProductSummary } from '@seduh/contract';
import Heart from '../../lib/favourites/Heart';
import { useLoaded } from '../../lib/lazy/useLoaded';
import { optional } from '../../lib/lazy/lazyPart';

/** Only for who asked to be warned of something. */
const cardWarning = optional(() => import('../../lib/warnings/CardWarning'));

export interface CardOverlayProps {
  product: ProductSummary;
  /** Among one's own favourites. */
  isListed?: boolean | undefined;
}

/** Over the picture of a product on the menu: the heart, and what its customer asked to be warned of. */
export default function CardOverlay({ product, isListed }: CardOverlayProps) {
  const { avoids } = useAvoids();
  const { data: warning } = useProductWarning(product.id, avoids);
  const canWarn = useLoaded(cardWarning, Boolean(warning));
  return (
    <>
      <Heart product={product} isListed={isListed} />
      {canWarn && warning && <cardWarning.Part warning={warning} />}
    </>
  );
}
