import { useState } from 'react';
import type { Figures } from '../../guide/types';
import { CouponCard, type CouponCardProps } from './CouponCard';
import type { guide } from './CouponCard.guide';

/** A coupon that can be chosen and put back; `name` keeps those on one page apart. */
function Coupon(props: Partial<CouponCardProps> & Pick<CouponCardProps, 'name'>) {
  const [isChosen, setChosen] = useState(false);
  return (
    <div style={{ inlineSize: 'min(20rem, 100%)' }}>
      <CouponCard
        value="PASTA20"
        tone="marigold"
        offer="20%"
        offerNote="off"
        title="Beef Spaghetti, 20% off"
        condition="Min. IDR 50,000. Code PASTA20"
        checked={isChosen}
        onSelect={() => setChosen(!isChosen)}
        {...props}
      />
    </div>
  );
}

export default {
  anatomy: <Coupon name="numbered" />,
  pairs: {
    offer: {
      do: <Coupon name="figure" />,
      dont: <Coupon name="words" offer="Twenty percent" />,
    },
    condition: {
      do: <Coupon name="whole" />,
      dont: <Coupon name="terms" condition="Terms apply" />,
    },
  },
} satisfies Figures<typeof guide>;
