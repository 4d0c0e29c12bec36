import { Button, type ButtonProps, RotateCcw } from '@seduh/ui';
import { paths } from '../paths';
import { Question } from '../question/Question';
import './OrderAgain.css';
import { type ReorderNews, useReorder } from './useReorder';

export interface OrderAgainProps extends Omit<ButtonProps, 'onClick' | 'loading'> {
  orderId: string;
  /** Called to go on: to the cart with the lines in it, or to the menu where none of them is left. */
  onGo: (href: string) => void;
}

/** Orders the same once more: the lines go into the cart, after a word about what has changed since. */
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
      <Question open={isAsking} onOpenChange={setAsking} noLabel="Not now" onConfirm={goOn} {...words}>
        {news?.reorder && (
          <ul className="reorder-list small num">
            {news.reorder.changes.map(({ what, words: change }) => (
              <li key={what + change}>
                <strong>{what}</strong>
                <span>{change}</span>
              </li>
            ))}
          </ul>
        )}
      </Question>
    </>
  );
}

function wordsOf(news: ReorderNews | undefined) {
  if (news?.problem) return { title: 'That did not work', text: news.problem, yesLabel: 'Try again' };
  if (news?.reorder?.lines.length === 0) {
    return { title: 'Nothing of it is left', text: 'Your cart stays as it is.', yesLabel: 'See the menu' };
  }
  return { title: 'Not quite as before', text: 'This has changed since you ordered it.', yesLabel: 'Add to cart' };
}
