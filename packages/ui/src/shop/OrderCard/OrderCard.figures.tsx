import { Button } from '../../Button';
import type { Figures } from '../../guide/types';
import { Armchair } from '../../icons';
import { OrderCard, type OrderCardProps } from './OrderCard';
import type { guide } from './OrderCard.guide';

const accept = <Button size="sm">Accept</Button>;
const decline = (
  <Button size="sm" variant="line" danger>
    Decline
  </Button>
);

/** A card as wide as in its column. */
function InAColumn(props: Partial<OrderCardProps>) {
  return (
    <div style={{ inlineSize: 'min(18rem, 100%)' }}>
      <OrderCard
        number="SD-2043"
        ageMinutes={4}
        who="Ayu L."
        deliveryMethod="Dine in, table 7"
        deliveryIcon={<Armchair />}
        lines={[
          { qty: 2, text: 'Iced Lemon Tea, R' },
          { qty: 1, text: 'Nasi Goreng Kampung' },
        ]}
        next={accept}
        actions={decline}
        {...props}
      />
    </div>
  );
}

const allergy = [{ label: 'Allergy', text: 'no peanuts please' }];

export default {
  anatomy: <InAColumn warnings={allergy} note="Less ice, please." />,
  pairs: {
    next: {
      do: <InAColumn />,
      dont: (
        <InAColumn
          actions={
            <>
              <Button size="sm">Mark ready</Button>
              <Button size="sm">Mark delivered</Button>
              {decline}
            </>
          }
        />
      ),
    },
    warning: {
      do: <InAColumn actions={null} warnings={allergy} />,
      dont: <InAColumn actions={null} lines={[{ qty: 1, text: 'Nasi Goreng Kampung (no peanuts please, allergy)' }]} />,
    },
  },
} satisfies Figures<typeof guide>;
