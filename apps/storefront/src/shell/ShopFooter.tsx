import { useShop } from '@seduh/api-client';
import type { Shop } from '@seduh/contract';
import { openWords } from '@seduh/domain';
import { Footer } from '@seduh/ui';
import { paths, useShopClock } from '@seduh/screens/lib';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** `Mon - Fri` for days that follow each other, `Mon, Wed` for others. */
function daysInWords(days: readonly number[]): string {
  const names = days.map((day) => weekdays[day - 1] ?? '');
  const first = days[0] ?? 1;
  const isRun = days.length > 2 && days.every((day, index) => day === first + index);
  return isRun ? `${names[0]} - ${names.at(-1)}` : names.join(', ');
}

/** The opening hours by the 24-hour clock of every text, one line for days that share them, and the delivery window. */
function hoursInWords({ hours, delivery_window: window }: Shop): string[] {
  const daysByTimes = new Map<string, number[]>();
  for (const { day, open, close } of hours) {
    const times = `${open} - ${close}`;
    daysByTimes.set(times, [...(daysByTimes.get(times) ?? []), day]);
  }
  const opening = [...daysByTimes].map(
    ([times, days]) => `${days.length === weekdays.length ? 'Every day' : daysInWords(days)} ${times}`,
  );
  return [...opening, `Delivery ${daysInWords(window.days)} ${window.from} - ${window.to}`];
}

/** The foot of home and menu; hours and phone are the shop's own. */
export function ShopFooter() {
  const { data: shop } = useShop();
  const { now } = useShopClock();
  return (
    <Footer
      brandHref={paths.home}
      blurb="Coffee and food, brewed to order in 30+ spots across the city."
      columns={[
        {
          title: 'Product',
          items: [
            { label: 'Coffee', href: paths.products({ categories: '1' }) },
            { label: 'Non Coffee', href: paths.products({ categories: '2' }) },
            { label: 'Foods', href: paths.products({ categories: '3' }) },
          ],
        },
        {
          title: 'Help',
          items: [
            { label: 'Ask a staff', href: shop ? `tel:${shop.phone.replaceAll(' ', '')}` : undefined },
            { label: 'Your Cart', href: paths.cart },
          ],
        },
        {
          title: 'Hours',
          items: (shop ? [openWords(shop, new Date(now)), ...hoursInWords(shop)] : []).map((label) => ({ label })),
        },
      ]}
    />
  );
}
