import { Button, OrderCard, OrderColumn, ShoppingBag } from '@seduh/ui';

interface Waiting {
  number: string;
  guest: string;
  minutes: number;
  things: string[];
}

export function ReadyQueue({ waiting, handOver }: { waiting: Waiting[]; handOver: (number: string) => void }) {
  return (
    <OrderColumn title="Ready" tone="ok" count={waiting.length}>
      {waiting.map(({ number, guest, minutes, things }) => (
        <OrderCard
          key={number}
          number={number}
          ageMinutes={minutes}
          who={guest}
          deliveryMethod="Pick up"
          deliveryIcon={<ShoppingBag />}
          lines={things.map((text) => ({ qty: 1, text }))}
          next={
            <Button size="sm" onClick={() => handOver(number)}>
              Hand over
            </Button>
          }
        />
      ))}
    </OrderColumn>
  );
}
