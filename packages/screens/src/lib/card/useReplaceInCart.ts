import { type CartLine, replaceInCart } from '@seduh/api-client';
import { toast } from '@seduh/ui';
import { useWords } from '../words/words';
import { cardWords } from './words';

/**
 * Puts another line in the place of one in the cart, and answers whether it did. Where it would make too many of the same,
 * it says so, and the cart stays as it is.
 */
export function useReplaceInCart() {
  const { tooMany } = useWords(cardWords);
  return (line: CartLine, next: CartLine): boolean => {
    const fits = replaceInCart(line, next);
    if (!fits) toast.error(tooMany);
    return fits;
  };
}
