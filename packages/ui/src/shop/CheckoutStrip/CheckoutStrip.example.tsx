import { Button, CheckoutStrip } from '@seduh/ui';

interface Choice {
  name: string;
  size: string;
  quantity: number;
  price: number;
}

export function ChoiceStrip({ choice, add }: { choice: Choice; add: () => void }) {
  const { name, size, quantity, price } = choice;
  const shown = { image: null, name, detail: `(${quantity}) ${size}`, price: price * quantity };
  const button = (
    <Button disabled={quantity === 0} onClick={add}>
      Add to cart
    </Button>
  );
  return (
    <>
      <CheckoutStrip {...shown} tone="bar" action={button} />
      <CheckoutStrip {...shown} tone="roast" action={button} />
    </>
  );
}
