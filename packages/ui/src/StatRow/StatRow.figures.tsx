import type { Figures } from '../guide/types';
import { Price } from '../Price';
import { Stat } from '../Stat';
import { StatRow } from './StatRow';
import type { guide } from './StatRow.guide';

const rest = ['Guests', 'Refunds', 'Tables', 'Riders', 'Minutes to ready'];

// begins a line of two
const below = { borderInlineStart: 0, paddingInlineStart: 0 };

/** A row, with more figures than one can look at; two by two, as where it has half a page. */
function Row({ more }: { more?: string[] }) {
  return (
    <div style={{ inlineSize: '100%' }}>
      <StatRow style={{ display: 'grid' }}>
        <Stat label="Income" value={<Price amount={618_000} />} />
        <Stat label="Orders" value="186" />
        {more?.map((label, index) => (
          <Stat key={label} label={label} value={12 + 7 * index} style={index % 2 === 0 ? below : undefined} />
        ))}
      </StatRow>
    </div>
  );
}

export default {
  anatomy: <Row />,
  pairs: { few: { do: <Row />, dont: <Row more={rest} /> } },
} satisfies Figures<typeof guide>;
