import { EmptyState, LinkButton } from '@seduh/ui';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { cartWords } from './words';

export interface EmptyCartProps {
  /** It is not known yet whether the cart is empty: first.css shows this or what stands beside it. */
  isGuess: boolean;
}

/** In place of the lines of a cart that has none. */
export function EmptyCart({ isGuess }: EmptyCartProps) {
  const m = useWords(cartWords);
  return (
    <div className={isGuess ? 'cart-whole cart-guess' : 'cart-whole'}>
      <EmptyState title={m.dry} text={m.dryText} action={<LinkButton href={paths.products()}>{m.menu}</LinkButton>} />
    </div>
  );
}
