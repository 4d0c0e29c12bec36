import { EmptyState, LinkButton } from '@seduh/ui';

export function Cart({ items }: { items: string[] }) {
  if (items.length === 0) {
    return (
      <EmptyState
        title="Your cart is dry"
        text="Nothing in it yet. The favourites are a good place to start."
        action={<LinkButton href="/products">See the menu</LinkButton>}
      />
    );
  }
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
