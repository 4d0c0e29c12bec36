import type { HistoryItem } from '@seduh/contract';
import { imageSources } from '@seduh/contract/constants';
import { isUnpaid, lineName } from '@seduh/domain';
import { Bike, type ChipTone, CircleCheck, CircleX, Clock, Coffee, formatRupiah, HistoryCard } from '@seduh/ui';
import type { ReactNode } from 'react';
import { formatBought, type ShopTime } from '../lib/orders/moments';
import { OrderAgain } from '../reorder';
import { isOpen } from '../lib/orders/openOrders';
import { statusTone, statusWord } from '../lib/orders/statuses';
import { paths } from '../lib/paths';
import type { Selection } from './useSelection';

// a state is shown twice, in colour and in shape
const icons: Record<ChipTone, ReactNode> = {
  plain: <Clock />,
  ok: <CircleCheck />,
  warn: <Coffee />,
  info: <Bike />,
  bad: <CircleX />,
};

export interface BoughtCardProps {
  item: HistoryItem;
  time: ShopTime;
  selection: Selection;
  /** Called to go on to another page. */
  onGo: (href: string) => void;
}

const refundWords = ({ refunded_amount: back }: HistoryItem): string =>
  back > 0 ? `. Refunded ${formatRupiah(back)}` : '';

/** One order: its first product and how many more, every line where there are several pieces, number and total. */
export function BoughtCard({ item, time, selection, onGo }: BoughtCardProps) {
  const { id, product_name: name, status_name: status, lines } = item;
  const bought = formatBought(item.created_at, time);
  const open = isOpen(status);
  const tone = statusTone(status);
  const isToPay = isUnpaid(item.payment_state);
  return (
    <HistoryCard
      href={paths.historyOrder(id)}
      image={imageSources(item.image)}
      name={name}
      more={lines > 1 ? `and ${lines - 1} more` : undefined}
      lines={item.qty > 1 ? item.order_lines.map((line) => `${line.qty} ${lineName(line)}`) : undefined}
      price={item.total}
      statusLabel={isToPay ? 'To be paid' : statusWord(status, item.delivery_method)}
      statusTone={tone}
      statusIcon={icons[tone]}
      meta={`${item.number}, ${bought}${refundWords(item)}`}
      selectable={!open}
      selected={selection.chosen.includes(id)}
      onSelectedChange={(selected) => selection.choose(id, selected)}
      selectLabel={open ? `${name}, ${bought}, is still under way and cannot be deleted` : `Select ${name}, ${bought}`}
      action={
        !open && (
          <OrderAgain
            variant="quiet"
            size="sm"
            orderId={id}
            aria-label={`Order again: ${name}, ${bought}`}
            onGo={onGo}
          />
        )
      }
    />
  );
}
