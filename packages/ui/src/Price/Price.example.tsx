import { Button, formatRupiah, Price } from '@seduh/ui';

interface Offer {
  name: string;
  before: number;
  now: number;
  buy: () => void;
}

export function TodaysOffer({ name, before, now, buy }: Offer) {
  return (
    <>
      <p>
        {name} <Price amount={before} struck /> <Price amount={now} />
      </p>
      <Button onClick={buy}>Buy for {formatRupiah(now)}</Button>
    </>
  );
}
