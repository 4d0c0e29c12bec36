import { Panel, StaffCard } from '@seduh/ui';

interface Barista {
  name: string;
  photo: string | null;
  sold: number;
  goal: number;
  guests: number;
}

const millions = (amount: number) => `${Math.round(amount / 100_000) / 10}M`;

export function BestOfTheMonth({ barista: { name, photo, sold, goal, guests } }: { barista: Barista }) {
  return (
    <Panel title="Best of the month">
      <StaffCard
        name={name}
        image={photo}
        meterLabel={`Goal of ${name}`}
        percent={Math.round((sold / goal) * 100)}
        facts={[
          { label: 'Achieved', value: `${millions(sold)} of ${millions(goal)}` },
          { label: 'Served', value: `${guests} guests` },
        ]}
      />
    </Panel>
  );
}
