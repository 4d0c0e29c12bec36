import { type CartLine, lineOfQuote } from '@seduh/api-client';
import { Button } from '@seduh/ui';
import { pageWords } from '../page/words';
import { useLanguage, useWords } from '../words/words';
import { namesOfInstead } from './namesOfInstead';
import type { OfferedLine } from './offeredLine';
import { usePriceOfInstead } from './usePriceOfInstead';
import { substituteWords } from './words';

interface OfferedLinesProps {
  offers: readonly OfferedLine[];
  /** Called with a line, what it is to be, and what that is called. */
  onTake: (line: CartLine, wanted: CartLine, instead: string) => void;
}

/** What the shop offers instead of lines that are sold out, each taken by one press. */
export function OfferedLines({ offers, onTake }: OfferedLinesProps) {
  const m = useWords(substituteWords);
  const page = useWords(pageWords);
  const language = useLanguage();
  const priceOf = usePriceOfInstead();
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
              onClick={() => onTake(line, lineOfQuote(substitute, line.qty, line.note), instead)}
            >
              {m.take(instead)}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
