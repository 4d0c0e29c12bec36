import { cartActions, type CartLine as CartItem } from '@seduh/api-client';
import { LIMITS, imageSources } from '@seduh/contract/constants';
import { Button, CartLine, formatRupiah, Link, Panel, toast, useMoney } from '@seduh/ui';
import { useRef, useState } from 'react';
import { useReplaceInCart } from '../lib/card/useReplaceInCart';
import { cardWords } from '../lib/card/words';
import { onDemand } from '../lib/lazy/lazyPart';
import { useLoaded } from '../lib/lazy/useLoaded';
import { chooseOptions } from '../lib/options/lazy';
import { sizeWord } from '../lib/orders/lines';
import { pageWords } from '../lib/page/words';
import { paths } from '../lib/paths';
import { allergyAnswer, lineWarning } from '../lib/warnings/lazy';
import { useWords } from '../lib/words/words';
import type { PricedLine } from './cartQuote';
import { changeButtonAt } from './changeButton';
import { LineNote } from './LineNote';
import { useAtOnce } from './useAtOnce';
import { cartWords } from './words';

/** Characters of a note that still stand beside the size; a longer one gets a line of its own. */
const shortNote = 40;

/** What is ordered: each line with how many, how it is had, a word to the kitchen, and Remove. */
export function OrderLines({ lines }: { lines: PricedLine[] }) {
  const m = useWords(cartWords);
  const { choicesNotLoaded } = useWords(cardWords);
  const list = useRef<HTMLUListElement>(null);
  /** The line that the sheet is open for, and where the focus goes then. */
  const [changing, setChanging] = useState<{ line: CartItem; returnFocus: ReturnType<typeof changeButtonAt> } | null>(
    null,
  );
  const canWarn = useLoaded(
    lineWarning,
    lines.some(({ warning }) => warning),
  );
  const canAnswer = useLoaded(
    allergyAnswer,
    lines.some(({ line }) => line.note !== ''),
  );
  return (
    <Panel
      title={m.order}
      action={
        <Link className="sd-link sd-small" href={paths.products()}>
          {m.more}
        </Link>
      }
    >
      <ul ref={list} tabIndex={-1} className="lines">
        {lines.map((line, index) => (
          <OrderLine
            key={line.key}
            priced={line}
            index={index}
            canWarn={canWarn}
            canAnswer={canAnswer}
            onChoose={() =>
              onDemand(
                chooseOptions,
                () => setChanging({ line: line.line, returnFocus: changeButtonAt(list, index) }),
                choicesNotLoaded,
              )
            }
          />
        ))}
      </ul>
      {changing && (
        <chooseOptions.Part
          product={{
            id: changing.line.productId,
            product_name: changing.line.productName,
            name_translations: changing.line.nameTranslations,
          }}
          line={changing.line}
          returnFocus={changing.returnFocus}
          onClose={() => setChanging(null)}
        />
      )}
    </Panel>
  );
}

interface OrderLineProps {
  priced: PricedLine;
  /** Its place, where it comes back to after Remove and Undo. */
  index: number;
  /** What says of what it warns is there. */
  canWarn: boolean;
  /** What answers a word about allergies is there. */
  canAnswer: boolean;
  /** Asks what is chosen of it. */
  onChoose: () => void;
}

function OrderLine({ priced, index, canWarn, canAnswer, onChoose }: OrderLineProps) {
  const { line, name, total, was, sizeName, optionText, canChange, problem, available, warning } = priced;
  const m = useWords(cartWords);
  const page = useWords(pageWords);
  const replace = useReplaceInCart();
  const money = useMoney();
  const [quantity, setQuantity] = useAtOnce(line.qty, (next, shown) => cartActions.changeQuantity(line, shown, next));
  const isGone = problem !== undefined && !available;
  return (
    <CartLine
      image={imageSources(line.image)}
      name={name}
      href={paths.product(line.productId)}
      detail={[sizeWord(sizeName, page), optionText, line.note.length <= shortNote && line.note]
        .filter(Boolean)
        .join(', ')}
      price={total}
      quantity={quantity}
      max={problem ? available : LIMITS.lineQuantity}
      problem={problem}
      onQuantityChange={setQuantity}
      onRemove={() => {
        cartActions.remove(line);
        toast.undo(m.removed, () => cartActions.restore({ ...line, qty: quantity }, index));
      }}
    >
      {(canChange || !isGone) && (
        <>
          {!isGone && canWarn && warning && <lineWarning.Part warning={warning} />}
          {!isGone && line.note.length > shortNote && <p className="sd-small sd-muted">{line.note}</p>}
          {!isGone && was !== undefined && <p className="sd-tiny sd-muted sd-num">{m.was(formatRupiah(was, money))}</p>}
          <div className="line-tools">
            {canChange && (
              <Button
                variant="quiet"
                size="sm"
                className="line-change"
                aria-label={m.changeOf(name)}
                onClick={onChoose}
              >
                {m.change}
              </Button>
            )}
            {!isGone && <LineNote name={name} note={line.note} onChange={(note) => replace(line, { ...line, note })} />}
          </div>
          {!isGone && canAnswer && line.note !== '' && <allergyAnswer.Part note={line.note} canCall />}
        </>
      )}
    </CartLine>
  );
}
