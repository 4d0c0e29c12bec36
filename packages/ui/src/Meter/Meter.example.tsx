import { Meter } from '@seduh/ui';

interface Seller {
  id: number;
  name: string;
  cups: number;
}

export function BestSellers({ sellers }: { sellers: Seller[] }) {
  const most = Math.max(0, ...sellers.map(({ cups }) => cups));
  return (
    <ol>
      {sellers.map(({ id, name, cups }) => (
        <li key={id}>
          {name}, {cups} cups
          <Meter label={name} value={cups} max={most} aria-valuetext={`${cups} cups`} />
        </li>
      ))}
    </ol>
  );
}
