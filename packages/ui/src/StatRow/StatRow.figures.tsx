import type { Figures } from '../guide/types';
import { Price } from '../Price';
import { Stat } from '../Stat';
import { StatRow } from './StatRow';
import type { guide } from './StatRow.guide';

const rest = ['Guests', 'Refunds', 'Tables', 'Riders', 'Minutes to ready'];

/** A row, with more figures than one can look at. */
function Row({ more }: { more?: string[] }) {
  return (
    <div style={{ inlineSize: '100%' }}>
      <StatRow>
        <Stat label="Income" value={<Price amount={4_618_000} />} />
        <Stat label="Orders" value="186" />
        {more?.map((label, index) => (
          <Stat key={label} label={label} value={12 + 7 * index} />
        ))}
      </StatRow>
    </div>
  );
}

export default {
  anatomy: <Row />,
  pairs: { few: { do: <Row />, dont: <Row more={rest} /> } },
} satisfies Figures<typeof guide>;
