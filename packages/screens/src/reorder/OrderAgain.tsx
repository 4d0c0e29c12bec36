import { Button, type ButtonProps, formatRupiah, RotateCcw, useMoney } from '@seduh/ui';
import { paths } from '../lib/paths';
import { pageWords } from '../lib/page/words';
import { ConfirmDialog } from '../lib/dialogs/ConfirmDialog';
import { useWords } from '../lib/words/words';
import './OrderAgain.css';
import { type Reorder, type ReorderNews, useReorder } from './useReorder';
import { reorderWords, type ReorderWords } from './words';

export interface OrderAgainProps extends Omit<ButtonProps, 'onClick' | 'loading'> {
  orderId: string;
  /** Called to go on: to the cart with the lines in it, or to the menu where none of them is left. */
  onGo: (href: string) => void;
}

/** Orders the same once more: the lines go into the cart, after a question where something has changed since or is in there. */
export function OrderAgain({ orderId, onGo, ...look }: OrderAgainProps) {
  const { start, isBusy, news, isAsking, setAsking, putIn } = useReorder(orderId, () => onGo(paths.payment));
  const m = useWords(reorderWords);
  const words = { m, page: useWords(pageWords), money: useMoney() };

  const goOn = () => {
    setAsking(false);
    if (!news?.reorder) void start();
    else if (news.reorder.lines.length > 0) putIn(news.reorder);
    else onGo(paths.products());
  };

  return (
    <>
      <Button icon={<RotateCcw />} {...look} loading={isBusy} onClick={() => void start()}>
        {m.again}
      </Button>
      <ConfirmDialog open={isAsking} onOpenChange={setAsking} noLabel={m.notNow} onConfirm={goOn} {...wordsOf(news, m)}>
        {news?.reorder && (
          <ul className="reorder-list sd-small sd-num">
            {listOf(news.reorder, words).map(({ what, words: said }) => (
              <li key={what + said}>
                <strong>{what}</strong>
                <span>{said}</span>
              </li>
            ))}
          </ul>
        )}
      </ConfirmDialog>
    </>
  );
}

/** What has changed; where nothing has, what goes in. */
function listOf({ changes, lines }: Reorder, { m, money }: ReorderWords): Reorder['changes'] {
  if (changes.length > 0) return changes;
  return lines.map(({ what, line }) => ({ what, words: m.line(line.qty, formatRupiah(line.price, money)) }));
}

function wordsOf(news: ReorderNews | undefined, m: ReorderWords['m']) {
  if (news?.problem) return { title: m.failed, text: news.problem, yesLabel: m.tryAgain };
  if (news?.reorder?.lines.length === 0) return { title: m.nothingLeft, text: m.cartStays, yesLabel: m.menu };
  const inCart = news?.reorder && news.inCart > 0 ? m.inCart(news.inCart) : '';
  if (news?.reorder?.changes.length === 0) return { title: m.ask, text: inCart, yesLabel: m.add };
  return { title: m.notAsBefore, text: `${inCart} ${m.changed}`.trim(), yesLabel: m.add };
}
