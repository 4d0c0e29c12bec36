import { LinkButton, TopBar } from '@seduh/ui';

export function SiteHeader({ path, inCart }: { path: string; inCart: number }) {
  const links = [
    { label: 'Home', href: '/' },
    { label: 'Product', href: '/products' },
    { label: 'Your Cart', href: '/cart', count: inCart },
  ];
  return (
    <TopBar brandHref="/" links={links.map((link) => ({ ...link, current: link.href === path }))}>
      <LinkButton href="/login" variant="quiet">
        Login
      </LinkButton>
    </TopBar>
  );
}
