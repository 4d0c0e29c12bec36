import { useShop } from '@seduh/api-client';
import type { Shop } from '@seduh/contract';
import { Suspense } from 'react';
import { Button, Footer, LinkButton, LogOut, ThemeToggle, User } from '@seduh/ui';
import { accountLanguage, languageOffer, LanguageSwitch } from '@seduh/screens/language';
import { LowDataSwitch } from '@seduh/screens/low-data';
import { paths, useOpening, useTheme, useWords } from '@seduh/screens/lib';
import { type FootWords, footWords } from './foot/words';
import type { Audience } from './navigation';
import { useCalm } from './useCalm';

/** The opening hours by the 24-hour clock of every text, one line for days that share them. */
function weekInWords(hours: Shop['hours'], m: FootWords): string[] {
  const daysByTimes = new Map<string, number[]>();
  for (const { day, open, close } of hours) {
    const times = m.fromTo(open, close);
    daysByTimes.set(times, [...(daysByTimes.get(times) ?? []), day]);
  }
  return [...daysByTimes].map(([times, days]) => m.openOn(days, times));
}

const SOON_MS = 14 * 86_400_000;

/** The week's hours, those that are planned, days of the next two weeks with hours of their own, and the delivery window. */
function hoursInWords(shop: Shop, m: FootWords): string[] {
  const { hours, next_hours: next, special_days: days = [], delivery_window: window } = shop;
  const soon = days.filter(({ date }) => Date.parse(date) < Date.parse(shop.now) + SOON_MS);
  return [
    ...weekInWords(hours, m),
    ...(next ? weekInWords(next.hours, m).map((line) => m.fromDay(next.from, line)) : []),
    ...soon.map(({ date, name, spans }) =>
      m.specialDay(
        date,
        name,
        spans.map(({ open, close }) => m.fromTo(open, close)),
      ),
    ),
    ...(window.days.length > 0 ? [m.delivery(window.days, m.fromTo(window.from, window.to))] : []),
  ];
}

/** The foot of home and menu; hours and phone are the shop's own. */
function ShopFooter() {
  const { data: shop } = useShop();
  const m = useWords(footWords);
  const open = useOpening(shop);
  return (
    <Footer
      brandHref={paths.home}
      blurb={m.blurb}
      columns={[
        {
          title: m.product,
          items: [
            { label: m.coffee, href: paths.products({ categories: '1' }) },
            { label: m.nonCoffee, href: paths.products({ categories: '2' }) },
            { label: m.foods, href: paths.products({ categories: '3' }) },
          ],
        },
        {
          title: m.help,
          items: [
            { label: m.ask, href: shop ? `tel:${shop.phone.replaceAll(' ', '')}` : undefined },
            { label: m.cart, href: paths.cart },
          ],
        },
        {
          title: m.hours,
          items: (shop && open ? [open, ...hoursInWords(shop, m)] : []).map((label) => ({ label })),
        },
      ]}
    />
  );
}

export interface PageFootProps {
  audience: Audience;
  /** Path of the page on screen. */
  pathname: string;
  /** Asked to log out. */
  onLogout: () => void;
}

/** The last line of every page: its languages, sparing data, and on home and menu for who is logged in the theme and the way out; staff find their account here. */
function LastLine({ audience, pathname, onLogout }: PageFootProps) {
  const [theme, setTheme] = useTheme();
  const m = useWords(footWords);
  const isCalm = useCalm();
  // visitors have the theme, admins the logout in the top bar
  const isAccount = hasFoot(pathname) && audience !== 'visitor';
  return (
    <div className="last-line sd-on-roast">
      <div className="sd-wrap">
        {isAccount && <ThemeToggle theme={theme} onChange={setTheme} />}
        <LanguageSwitch />
        <LowDataSwitch />
        {audience !== 'visitor' && (
          <Suspense>
            <accountLanguage.Part />
          </Suspense>
        )}
        {audience === 'admin' && (
          <LinkButton variant="quiet" size="sm" icon={<User />} href={paths.account}>
            {m.account}
          </LinkButton>
        )}
        {isAccount && audience === 'customer' && (
          <Button variant="quiet" size="sm" icon={<LogOut />} onClick={onLogout}>
            {m.logout}
          </Button>
        )}
      </div>
      {isCalm && (
        <Suspense>
          <languageOffer.Part />
        </Suspense>
      )}
    </div>
  );
}

const hasFoot = (pathname: string): boolean => pathname === paths.home || pathname === paths.products();

/** The foot: all of it on home and menu, else its last line. A module of its own: it lies below what is seen first. */
export default function PageFoot(props: PageFootProps) {
  return (
    <>
      {hasFoot(props.pathname) && <ShopFooter />}
      <LastLine {...props} />
    </>
  );
}
