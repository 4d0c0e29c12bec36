import { AddressCard, Button, Clock, MapPin, Panel } from '@seduh/ui';

interface Delivery {
  street: string;
  district: string;
  phone: string;
  at: string;
}

export function WhereAndWhen({ delivery, edit }: { delivery: Delivery; edit: () => void }) {
  const button = (
    <Button variant="quiet" size="sm" onClick={edit}>
      Edit
    </Button>
  );
  return (
    <Panel title="Delivery">
      <AddressCard
        icon={<MapPin />}
        title={`Delivery to ${delivery.street}`}
        lines={[delivery.district, delivery.phone]}
        action={button}
      />
      <AddressCard icon={<Clock />} title={`Today at ${delivery.at}`} lines={['We ring when the rider leaves.']} />
    </Panel>
  );
}
