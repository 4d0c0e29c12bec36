import { lineOfQuote, useUsual } from '@seduh/api-client';
import type { QuoteLine, UsualCup } from '@seduh/contract';
import { imageSources } from '@seduh/contract/constants';
import { optionNames, productName } from '@seduh/domain';
import { Button, CircleAlert, formatRupiah, Link, Plus, Price, Thumb, useMoney } from '@seduh/ui';
import { useId, useRef, useState } from 'react';
import { useAddToCart } from '../lib/card/useAddToCart';
import { cardWords } from '../lib/card/words';
import { onDemand } from '../lib/lazy/lazyPart';
import { chooseOptions } from '../lib/options/lazy';
import LineWarning from '../lib/warnings/LineWarning';
import { sizeWord } from '../lib/orders/lines';
import { pageWords } from '../lib/page/words';
import { paths } from '../lib/paths';
import { useLanguage, useWords } from '../lib/words/words';
import './UsualCups.css';
import { usualWords } from './words';

/** Cups that are shown: of everything, and of one product on its own page. */
const MOST = 4;
const MOST_HERE = 2;

interface UsualCupsProps {
  /** Only what one has had of this product; left out: of everything. */
  productId?: string;
}

/** What the customer usually has, the likely cup first, each back in the cart by a press. Nothing while there is nothing. */
export default function UsualCups({ productId }: UsualCupsProps) {
  const m = useWords(usualWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const [choosing, setChoosing] = useState<QuoteLine | null>(null);
  const { data: all = [] } = useUsual();
  const cups = productId
    ? all.filter(({ now }) => now.product_id === productId).slice(0, MOST_HERE)
    : all.slice(0, MOST);
  return (
    <>
      {cups.length > 0 && (
        <section className="sd-wrap usual" aria-labelledby={headingId}>
          <h2 ref={heading} id={headingId} tabIndex={-1} className="sd-display sd-t-2">
            {productId ? m.titleHere : m.title}
          </h2>
          <ul className="usual-cups">
            {cups.map((cup) => (
              <Cup key={keyOf(cup)} cup={cup} onChoose={setChoosing} />
            ))}
          </ul>
        </section>
      )}
      {/* beside the cups: the one it was opened for may be another by the time something is chosen */}
      {choosing && (
        <chooseOptions.Part
          product={{ ...choosing, id: choosing.product_id }}
          returnFocus={heading}
          onClose={() => setChoosing(null)}
        />
      )}
    </>
  );
}

const keyOf = ({ now, sold }: UsualCup): string =>
  [now.product_id, now.size_id, ...sold.options.map(({ id }) => id)].join();

interface CupProps {
  cup: UsualCup;
  /** Asks how it is had instead. */
  onChoose: (line: QuoteLine) => void;
}

/** One of them: as it was, what is different about it now, and what can be done. */
function Cup({ cup: { times, sold, now }, onChoose }: CupProps) {
  const m = useWords(usualWords);
  const page = useWords(pageWords);
  const { choicesNotLoaded } = useWords(cardWords);
  const money = useMoney();
  const put = useAddToCart();
  const { product_id: id, unit_price: price, problem } = now;
  const language = useLanguage();
  const name = productName(now, language);
  const detail = [sizeWord(now.size_name, page), optionNames(problem ? sold.options : now.options, language)];
  // what was chosen is not to be had, but something else is
  const canChoose = problem !== null && problem.code !== 'SOLD_OUT' && now.has_choices;

  return (
    <li className="sd-panel usual-cup">
      <Thumb image={imageSources(now.image)} out={problem !== null} />
      <div className="usual-words">
        <Link className="usual-name" href={paths.product(id)}>
          {name}
        </Link>
        <p className="sd-small sd-muted">{detail.filter(Boolean).join(', ')}</p>
        <p className="sd-tiny sd-muted">{m.times(times)}</p>
        {now.warning && <LineWarning warning={now.warning} />}
        {problem && (
          <p className="sd-error">
            <CircleAlert />
            <span>{problem.msg}</span>
          </p>
        )}
      </div>
      <div className="usual-act">
        <p>
          <Price amount={price} />
          {!problem && price !== sold.unit_price && (
            <span className="sd-tiny sd-muted sd-num">{m.was(formatRupiah(sold.unit_price, money))}</span>
          )}
        </p>
        {!problem && (
          <Button size="sm" icon={<Plus />} aria-label={m.addOf(name)} onClick={() => put(lineOfQuote(now, 1))}>
            {m.add}
          </Button>
        )}
        {canChoose && (
          <Button
            size="sm"
            variant="line"
            aria-label={m.chooseOf(name)}
            onClick={() => onDemand(chooseOptions, () => onChoose(now), choicesNotLoaded)}
          >
            {m.choose}
          </Button>
        )}
      </div>
    </li>
  );
}
