import { useShop } from '@seduh/api-client';
import type { Shop } from '@seduh/contract';
import { openWords } from '@seduh/domain';
import { Button, Footer, LogOut, ThemeToggle } from '@seduh/ui';
import { paths, useShopClock, useTheme } from '@seduh/screens/lib';
import type { Audience } from './navigation';

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
function ShopFooter() {
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

export interface PageFootProps {
  audience: Audience;
  /** Asked to log out. */
  onLogout: () => void;
}

/** The last line of the page for who is logged in: the theme, and for customers the way out. */
function AccountStrip({ audience, onLogout }: PageFootProps) {
  const [theme, setTheme] = useTheme();
  return (
    <div className="account-strip sd-on-roast">
      <div className="sd-wrap">
        <ThemeToggle theme={theme} onChange={setTheme} />
        {audience === 'customer' && (
          <Button variant="quiet" size="sm" icon={<LogOut />} onClick={onLogout}>
            Log out
          </Button>
        )}
      </div>
    </div>
  );
}

/** The foot of home and menu. A module of its own: it lies below what is seen first. */
export default function PageFoot({ audience, onLogout }: PageFootProps) {
  return (
    <>
      <ShopFooter />
      {/* visitors have the theme, admins the logout in the top bar */}
      {audience !== 'visitor' && <AccountStrip audience={audience} onLogout={onLogout} />}
    </>
  );
}
