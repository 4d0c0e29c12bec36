import { lineName, sizeName } from '@seduh/domain';
import { Button, type ButtonProps, formatRupiah, RotateCcw } from '@seduh/ui';
import { paths } from '../lib/paths';
import { ConfirmDialog } from '../lib/dialogs/ConfirmDialog';
import { itemsInWords } from '../lib/itemsInWords';
import './OrderAgain.css';
import { type Reorder, type ReorderNews, useReorder } from './useReorder';

export interface OrderAgainProps extends Omit<ButtonProps, 'onClick' | 'loading'> {
  orderId: string;
  /** Called to go on: to the cart with the lines in it, or to the menu where none of them is left. */
  onGo: (href: string) => void;
}

/** Orders the same once more: the lines go into the cart, after a question where something has changed since or is in there. */
export function OrderAgain({ orderId, onGo, ...look }: OrderAgainProps) {
  const { start, isBusy, news, isAsking, setAsking, putIn } = useReorder(orderId, () => onGo(paths.payment));
  const words = wordsOf(news);

  const goOn = () => {
    setAsking(false);
    if (!news?.reorder) void start();
    else if (news.reorder.lines.length > 0) putIn(news.reorder);
    else onGo(paths.products());
  };

  return (
    <>
      <Button icon={<RotateCcw />} {...look} loading={isBusy} onClick={() => void start()}>
        Order again
      </Button>
      <ConfirmDialog open={isAsking} onOpenChange={setAsking} noLabel="Not now" onConfirm={goOn} {...words}>
        {news?.reorder && (
          <ul className="reorder-list sd-small sd-num">
            {listOf(news.reorder).map(({ what, words: said }) => (
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
function listOf({ changes, lines }: Reorder): Reorder['changes'] {
  if (changes.length > 0) return changes;
  return lines.map(({ productName, sizeId, oneSize, qty, price }) => ({
    what: lineName({ product_name: productName, size_name: oneSize ? '' : sizeName(sizeId) }),
    words: `${qty} x ${formatRupiah(price)}`,
  }));
}

function wordsOf(news: ReorderNews | undefined) {
  if (news?.problem) return { title: 'That did not work', text: news.problem, yesLabel: 'Try again' };
  if (news?.reorder?.lines.length === 0) {
    return { title: 'Nothing of it is left', text: 'Your cart stays as it is.', yesLabel: 'See the menu' };
  }
  const stays = news?.reorder && news.inCart === 1 ? 'It stays' : 'They stay';
  const inCart = news?.reorder && news.inCart > 0 ? `Your cart has ${itemsInWords(news.inCart)}. ${stays} in it.` : '';
  if (news?.reorder?.changes.length === 0) {
    return { title: 'Add to your cart?', text: inCart, yesLabel: 'Add to cart' };
  }
  const changed = 'This has changed since you ordered it.';
  return { title: 'Not quite as before', text: `${inCart} ${changed}`.trim(), yesLabel: 'Add to cart' };
}
