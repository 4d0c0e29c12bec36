import type { Figures } from '../../guide/types';
import { StaffCard, type StaffCardProps } from './StaffCard';
import type { guide } from './StaffCard.guide';

const served = { label: 'Served', value: '478 customers' };

/** A card as wide as its panel. */
function Cheryn(props: Partial<StaffCardProps>) {
  return (
    <div style={{ inlineSize: 'min(18rem, 100%)' }}>
      <StaffCard
        name="Cheryn Melati"
        image={null}
        note="Keep it up, Cheryn."
        meterLabel="Goal of Cheryn Melati"
        percent={70}
        facts={[{ label: 'Achieved', value: '3.5M of 5M' }, served]}
        {...props}
      />
    </div>
  );
}

export default {
  anatomy: <Cheryn />,
  pairs: {
    fact: { do: <Cheryn />, dont: <Cheryn facts={[{ label: 'Achieved', value: '70%' }, served]} /> },
    note: { do: <Cheryn />, dont: <Cheryn note="Rank 7 of 9 this month" /> },
  },
} satisfies Figures<typeof guide>;
