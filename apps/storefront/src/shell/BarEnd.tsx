import { useCartCount, useProfile } from '@seduh/api-client';
import {
  Avatar,
  Badge,
  Button,
  Link,
  LinkButton,
  MessageCircleMore,
  Search,
  ShoppingBag,
  ThemeToggle,
} from '@seduh/ui';
import { paths, SEARCH_HASH, useTheme } from '@seduh/screens/lib';
import { Suspense } from 'react';
import { IconLink } from './IconLink';
import { chat } from './lazy';
import type { Audience } from './navigation';
import { NavSearch, type NavSearchProps } from './NavSearch';
import type { ShellWords } from './words';

export interface BarEndProps extends NavSearchProps {
  audience: Audience;
  /** Path of the customer's picture; null for the default one. */
  image: string | null;
  /** Asked to log out. */
  onLogout: () => void;
}

/** The end of the top bar: what differs between visitor, customer and admin. */
export function BarEnd({ audience, image, onLogout, ...search }: BarEndProps) {
  'use no memo'; // see Shell
  const { m } = search;
  if (audience === 'visitor') return <VisitorEnd m={m} />;
  // until the chat is there: the way to the orders that one may write about
  const orders = {
    href: audience === 'admin' ? paths.orders : paths.history,
    label: m.chat,
    icon: <MessageCircleMore />,
  };
  return (
    <>
      <NavSearch {...search} />
      <IconLink className="sd-find" href={paths.products() + SEARCH_HASH} label={m.search} icon={<Search />} />
      <Suspense fallback={<IconLink {...orders} />}>
        <chat.Part {...orders} />
      </Suspense>
      {audience === 'admin' ? (
        <Button variant="line" size="sm" onClick={onLogout}>
          {m.logout}
        </Button>
      ) : (
        <ProfileLink image={image} m={m} />
      )}
    </>
  );
}

function VisitorEnd({ m }: { m: ShellWords }) {
  'use no memo'; // see Shell
  const [theme, setTheme] = useTheme();
  return (
    <>
      <ThemeToggle theme={theme} onChange={setTheme} />
      <CartLink m={m} />
      <LinkButton className="bar-word" variant="quiet" size="sm" href={paths.login}>
        {m.pages.login}
      </LinkButton>
      <LinkButton className="bar-word" size="sm" href={paths.register}>
        {m.pages.register}
      </LinkButton>
    </>
  );
}

/** The navigation has no cart for visitors, yet they may fill one: it shows as soon as something is in it. */
function CartLink({ m }: { m: ShellWords }) {
  'use no memo'; // see Shell
  const count = useCartCount();
  if (count === 0) return null;
  return (
    <IconLink
      href={paths.cart}
      label={m.cart}
      icon={<ShoppingBag />}
      badge={<Badge count={count} label={m.items(count)} />}
    />
  );
}

function ProfileLink({ image, m }: { image: string | null; m: ShellWords }) {
  'use no memo'; // see Shell
  const { data: profile } = useProfile();
  const name = profile?.display_name || [profile?.first_name, profile?.last_name].filter(Boolean).join(' ');
  return (
    <Link className="avatar-link" href={paths.profile}>
      <Avatar size="sm" ring name={name || profile?.email} src={image} />
      <span className="sd-sr">{m.profile}</span>
    </Link>
  );
}
