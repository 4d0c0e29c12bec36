import type { HistoryItem } from '@seduh/contract';
import { imageSources } from '@seduh/contract/constants';
import { isUnpaid, productName } from '@seduh/domain';
import {
  Bike,
  Button,
  type ChipTone,
  CircleCheck,
  CircleX,
  Clock,
  Coffee,
  formatRupiah,
  HistoryCard,
  RotateCcw,
  useMoney,
} from '@seduh/ui';
import { type ReactNode, Suspense } from 'react';
import { nameLine } from '../lib/orders/lines';
import { formatBought, type ShopTime } from '../lib/orders/moments';
import { orderAgain } from '../reorder';
import { isOpen } from '../lib/orders/openOrders';
import { statusTone, statusWord } from '../lib/orders/statuses';
import { paths } from '../lib/paths';
import { orderWords } from '../lib/orders/words';
import { pageWords } from '../lib/page/words';
import { useLanguage, useWords } from '../lib/words/words';
import type { Selection } from './useSelection';
import { historyWords } from './words';

// a state is shown twice, in colour and in shape
const icons: Record<ChipTone, ReactNode> = {
  plain: <Clock />,
  ok: <CircleCheck />,
  warn: <Coffee />,
  info: <Bike />,
  bad: <CircleX />,
};

/** How the button looks that orders the same once more. */
const AGAIN = { variant: 'quiet', size: 'sm' } as const;

export interface BoughtCardProps {
  item: HistoryItem;
  time: ShopTime;
  selection: Selection;
  /** Called to go on to another page. */
  onGo: (href: string) => void;
}

/** One order: its first product and how many more, every line where there are several pieces, number and total. */
export function BoughtCard({ item, time, selection, onGo }: BoughtCardProps) {
  const m = useWords(historyWords);
  const orders = useWords(orderWords);
  const page = useWords(pageWords);
  const money = useMoney();
  const language = useLanguage();
  const name = productName(item, language);
  const { id, status_name: status, lines, refunded_amount: back } = item;
  const bought = formatBought(item.created_at, time, orders);
  const open = isOpen(status);
  const tone = statusTone(status);
  const isToPay = isUnpaid(item.payment_state);
  return (
    <HistoryCard
      href={paths.historyOrder(id)}
      image={imageSources(item.image)}
      name={name}
      more={lines > 1 ? m.more(lines - 1) : undefined}
      lines={item.qty > 1 ? item.order_lines.map((line) => `${line.qty} ${nameLine(line, page, language)}`) : undefined}
      price={item.total}
      statusLabel={isToPay ? m.toBePaid : statusWord(status, item.delivery_method, orders)}
      statusTone={tone}
      statusIcon={icons[tone]}
      meta={m.bought(item.number, bought, back > 0 ? formatRupiah(back, money) : null)}
      selectable={!open}
      selected={selection.chosen.includes(id)}
      onSelectedChange={(selected) => selection.choose(id, selected)}
      selectLabel={open ? m.underWay(name, bought) : m.selectOne(name, bought)}
      action={
        !open && (
          <Suspense
            fallback={
              <Button {...AGAIN} icon={<RotateCcw />} disabled aria-hidden>
                {m.orderAgain}
              </Button>
            }
          >
            <orderAgain.Part {...AGAIN} orderId={id} aria-label={m.again(name, bought)} onGo={onGo} />
          </Suspense>
        )
      }
    />
  );
}
