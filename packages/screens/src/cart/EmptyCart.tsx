import { EmptyState, LinkButton } from '@seduh/ui';
import { paths } from '../lib/paths';

/** A cart with nothing in it. */
export function EmptyCart() {
  return (
    <EmptyState
      title="Your cart is dry"
      text="Nothing in it yet. The favourites are a good place to start."
      action={<LinkButton href={paths.products()}>See the menu</LinkButton>}
    />
  );
}
