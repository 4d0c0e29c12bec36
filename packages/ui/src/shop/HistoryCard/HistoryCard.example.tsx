import { Button, CircleCheck, HistoryCard } from '@seduh/ui';

interface PastOrder {
  id: number;
  name: string;
  total: number;
  day: string;
}

interface PastOrdersProps {
  orders: PastOrder[];
  chosen: ReadonlySet<number>;
  choose: (id: number, isChosen: boolean) => void;
  orderAgain: (id: number) => void;
}

export function PastOrders({ orders, chosen, choose, orderAgain }: PastOrdersProps) {
  return orders.map(({ id, name, total, day }) => (
    <HistoryCard
      key={id}
      href={`/history/${id}`}
      image={null}
      name={name}
      price={total}
      statusLabel="Delivered"
      statusTone="ok"
      statusIcon={<CircleCheck />}
      meta={day}
      selectable
      selected={chosen.has(id)}
      onSelectedChange={(isChosen) => choose(id, isChosen)}
      selectLabel={`Select ${name}, ${day}`}
      action={
        <Button variant="quiet" size="sm" onClick={() => orderAgain(id)}>
          Order again
        </Button>
      }
    />
  ));
}
