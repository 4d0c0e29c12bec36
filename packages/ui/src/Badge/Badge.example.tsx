import { Badge, Link } from '@seduh/ui';

export function CartLink({ count }: { count: number }) {
  return (
    <Link href="/cart">
      Your Cart <Badge tone="accent" count={count} label={count === 1 ? '1 item' : `${count} items`} />
    </Link>
  );
}
