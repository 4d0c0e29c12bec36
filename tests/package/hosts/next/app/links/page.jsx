// Links of Next's own in the place of ours, written by a server component: parts without a hook and parts with one.
import { Breadcrumb, LinkButton, ProductCard, TopBar } from '@seduh/ui';
import NextLink from 'next/link';

const to = <NextLink href="/parts" />;

export default function Links() {
  return (
    <>
      <TopBar brandRender={to} links={[{ label: 'In a bar', render: to }]} />
      <Breadcrumb items={[{ label: 'In a row', render: to }, { label: 'Here' }]} />
      <LinkButton variant="line" className="mine" render={to}>
        As a button
      </LinkButton>
      <ProductCard render={to} name="On a card" price={25_000} meta="" image={null} action={null} />
      <LinkButton disabled render={to}>
        Off
      </LinkButton>
    </>
  );
}
