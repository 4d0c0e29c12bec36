import { Button } from '../../Button';
import type { Figures } from '../../guide/types';
import { MapPin } from '../../icons';
import { AddressCard, type AddressCardProps } from './AddressCard';
import type { guide } from './AddressCard.guide';

/** A row as wide as its panel. */
function Row(props: Partial<AddressCardProps>) {
  return (
    <div style={{ inlineSize: '100%', maxInlineSize: '26rem' }}>
      <AddressCard
        icon={<MapPin />}
        title="Delivery to Jl. Teuku Umar 12"
        lines={['Menteng, Jakarta Pusat 10350', '+62 812 3456 7890']}
        {...props}
      />
    </div>
  );
}

const edit = (
  <Button variant="quiet" size="sm">
    Edit
  </Button>
);

export default {
  anatomy: <Row action={edit} />,
  pairs: {
    title: {
      do: <Row />,
      dont: <Row title="Address" lines={['Jl. Teuku Umar 12', 'Menteng, Jakarta Pusat 10350']} />,
    },
    empty: {
      do: (
        <Row
          outlined
          title="No address yet"
          lines={['We need one for Door delivery.']}
          action={<Button size="sm">Add</Button>}
        />
      ),
      dont: <Row title="Address" lines={['None']} action={edit} />,
    },
  },
} satisfies Figures<typeof guide>;
