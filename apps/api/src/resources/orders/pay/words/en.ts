import { tableCalled } from '@seduh/contract/constants';
import { rupiahText } from '@seduh/domain';

/** A receipt as a mail says it. Amounts are whole rupiah, instants in the shop's zone. */
export const words = {
  subject: (number: string, shop: string) => `Your receipt ${number} from ${shop}`,
  title: (number: string) => `Receipt ${number}`,
  thanks: (name: string, sum: string) => `Thank you, ${name}. ${sum} is paid.`,
  receipt: 'Receipt',
  ordered: 'Ordered',
  paid: 'Paid',
  with: 'With',
  for: 'For',
  order: 'Order',
  atTable: (way: string, table: string) => `${way}, ${tableCalled('table', table)}`,
  subtotal: 'Subtotal',
  promo: (code: string) => `Promo ${code}`,
  discount: 'Discount',
  tax: (percent: number) => `Tax and fees, ${percent} %`,
  shipping: 'Shipping',
  total: 'Total',
  amount: (sum: number) => rupiahText(sum),
  /** `20 Nov 2026, 14:30` */
  instant(at: Date, timeZone: string): string {
    const day = at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone });
    const time = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
    return `${day.replace('Sept', 'Sep')}, ${time}`;
  },
};
