import { cartActions, lineOfQuote, useCart } from '@seduh/api-client';
import type { LineSubstitute, QuoteLine } from '@seduh/contract';
import { optionNames, productName } from '@seduh/domain';
import { Button, toast } from '@seduh/ui';
import type { Locale } from '@seduh/contract/constants';
import { useReplaceInCart } from '../../lib/card/useReplaceInCart';
import { nameLine } from '../../lib/orders/lines';
import { type PageWords, pageWords } from '../../lib/page/words';
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
        const { out, instead, whole = instead } = namesOf(quoted, substitute, page, language);
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

/** What has run out of a line, and what is there instead: products, or the options that differ. `whole`: the cup, where it is another one. */
function namesOf(quoted: QuoteLine, substitute: LineSubstitute, page: PageWords, language: Locale) {
  if (quoted.product_id !== substitute.product_id) {
    const size_name = quoted.size_id === substitute.size_id ? '' : substitute.size_name;
    const options = substitute.option_ids && substitute.options;
    return {
      out: productName(quoted, language),
      instead: productName(substitute, language),
      whole: nameLine({ ...substitute, size_name, options }, page, language),
    };
  }
  const notIn = (own: LineSubstitute['options'], others: LineSubstitute['options']) =>
    optionNames(
      own.filter(({ id }) => !others.some((other) => other.id === id)),
      language,
    );
  return {
    out: notIn(quoted.options, substitute.options),
    instead: notIn(substitute.options, quoted.options),
  };
}
