import { cartActions, lineOfQuote, useCart } from '@seduh/api-client';
import { Button, toast } from '@seduh/ui';
import { useReplaceInCart } from '../../lib/card/useReplaceInCart';
import { pageWords } from '../../lib/page/words';
import { namesOfInstead } from '../../lib/substitutes/namesOfInstead';
import { usePriceOfInstead } from '../../lib/substitutes/usePriceOfInstead';
import { substituteWords } from '../../lib/substitutes/words';
import { useLanguage, useWords } from '../../lib/words/words';
import type { OfferedLine } from './offeredLine';

/** What the shop offers instead of lines that are sold out; one press changes the line in its place, and can be taken back. */
export default function SubstituteOffers({ offers }: { offers: OfferedLine[] }) {
  const m = useWords(substituteWords);
  const page = useWords(pageWords);
  const language = useLanguage();
  const priceOf = usePriceOfInstead();
  const replace = useReplaceInCart();
  const { cart } = useCart();

  return (
    <ul className="banner-list">
      {offers.map(({ line, key, name, quoted, substitute }) => {
        const { out, instead, whole = instead } = namesOfInstead(quoted, substitute, page, language);
        return (
          <li key={key}>
            <p>{m.offer(out, whole, priceOf(substitute.unit_price - quoted.unit_price, line.qty))}</p>
            <Button
              size="sm"
              aria-label={m.takeIn(instead, name)}
              onClick={() => {
                const before = cart.lines;
                if (replace(line, lineOfQuote(substitute, line.qty, line.note)))
                  toast.undo(m.taken(instead), () => cartActions.putBack(before));
              }}
            >
              {m.take(instead)}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
