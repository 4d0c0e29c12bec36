import type { Figures } from '../guide/types';
import { formatRupiah } from '../Price';
import { FigureTable, type FigureTableProps } from './FigureTable';
import type { guide } from './FigureTable.guide';

const rows = [
  { id: 'apr', cells: { month: 'Apr', income: formatRupiah(4_600_000), orders: 96 } },
  { id: 'may', cells: { month: 'May', income: formatRupiah(700_500), orders: 8 } },
  { id: 'jun', cells: { month: 'Jun', income: formatRupiah(12_900_000), orders: 241 } },
];

/** A quarter. */
function Quarter({ align, foot }: { align?: 'start'; foot?: FigureTableProps['foot'] }) {
  return (
    <div style={{ inlineSize: '100%', maxInlineSize: '28rem' }}>
      <FigureTable
        caption="Monthly report, April to June"
        columns={[
          { id: 'month', label: 'Month' },
          { id: 'income', label: 'Income', align },
          { id: 'orders', label: 'Orders', align },
        ]}
        rows={rows}
        foot={foot}
      />
    </div>
  );
}

export default {
  anatomy: <Quarter foot={{ month: 'Sum', income: formatRupiah(18_200_500), orders: 345 }} />,
  pairs: { align: { do: <Quarter />, dont: <Quarter align="start" /> } },
} satisfies Figures<typeof guide>;
