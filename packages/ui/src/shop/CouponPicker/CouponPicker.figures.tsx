import { useState } from 'react';
import type { Figures } from '../../guide/types';
import { CouponPicker, type CouponOption } from './CouponPicker';
import type { guide } from './CouponPicker.guide';

const pasta: CouponOption = {
  value: 'PASTA20',
  tone: 'marigold',
  offer: '20%',
  offerNote: 'off',
  title: 'Beef Spaghetti, 20% off',
  condition: 'Min. IDR 50,000. Code PASTA20',
};
const halo: CouponOption = {
  value: 'HALO',
  tone: 'espresso',
  offer: '1 + 1',
  offerNote: 'free',
  title: 'Buy one get one',
  condition: 'New guests, any coffee. Code HALO',
};

/** A picker that chooses. */
function Picked({ coupons, showLegend }: { coupons: CouponOption[]; showLegend?: boolean }) {
  const [value, setValue] = useState<string | null>('PASTA20');
  return (
    <div style={{ inlineSize: '100%', maxInlineSize: '26rem', paddingInline: 'var(--gutter)' }}>
      <CouponPicker legend="Promo Today" coupons={coupons} value={value} onChange={setValue} showLegend={showLegend} />
    </div>
  );
}

export default {
  anatomy: <Picked coupons={[pasta, halo]} showLegend />,
  pairs: {
    off: {
      do: <Picked coupons={[{ ...halo, disabledReason: 'Used today' }]} />,
      dont: <Picked coupons={[{ ...halo, condition: 'Once a day. Code HALO' }]} />,
    },
  },
} satisfies Figures<typeof guide>;
