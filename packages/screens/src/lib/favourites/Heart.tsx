import { ApiError, setFavourite, useFavourites } from '@seduh/api-client';
import type { ProductSummary } from '@seduh/contract';
import { productName } from '@seduh/domain';
import { Heart as HeartIcon, IconButton, toast } from '@seduh/ui';
import { useLayoutEffect, useRef } from 'react';
import { messageOf } from '../messageOf';
import { useLanguage, useWords } from '../words/words';
import './Heart.css';
import { favouriteWords } from './words';

export interface HeartProps {
  product: Pick<ProductSummary, 'id' | 'product_name' | 'name_translations'>;
  /** Among the favourites: what is taken off goes from the list, so it offers the way back. */
  isListed?: boolean | undefined;
}

/** Keeps a product as a favourite: here at once, on the customer's other devices a moment later. */
export default function Heart({ product, isListed = false }: HeartProps) {
  const { ids } = useFavourites();
  const m = useWords(favouriteWords);
  const { id } = product;
  const name = productName(product, useLanguage());
  const isKept = ids?.includes(id) ?? false;
  const button = useRef<HTMLButtonElement>(null);

  // it goes with its card: the focus then stays in the list
  useLayoutEffect(() => {
    const pressed = button.current;
    return () => {
      if (!isListed || pressed !== document.activeElement) return;
      pressed?.closest('[role=tabpanel]')?.querySelector('h2')?.focus({ preventScroll: true });
    };
  }, [isListed]);

  const keep = (isWanted: boolean) => {
    setFavourite(id, isWanted).catch((error: unknown) => {
      const isGone = error instanceof ApiError && error.status === 404;
      toast.error(isGone ? m.gone(name) : messageOf(error));
    });
  };
  const press = () => {
    keep(!isKept);
    if (isKept && isListed) toast.undo(m.removed(name), () => keep(true));
  };

  return (
    <IconButton
      ref={button}
      className="heart"
      label={m.keep(name)}
      icon={<HeartIcon aria-hidden="true" />}
      aria-pressed={isKept}
      onClick={press}
    />
  );
}
