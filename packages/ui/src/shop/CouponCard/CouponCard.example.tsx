import { ChoiceGroup, CouponCard } from '@seduh/ui';
import { useId, useState } from 'react';

export function WelcomeCoupon({ isUsed }: { isUsed: boolean }) {
  const name = useId();
  const [code, setCode] = useState<string | null>(null);
  return (
    <ChoiceGroup legend="Your welcome coupon">
      <CouponCard
        name={name}
        value="HALO"
        tone="espresso"
        offer="1 + 1"
        offerNote="free"
        title="Buy one get one"
        condition="Any coffee. Code HALO"
        disabledReason={isUsed ? 'Used already' : undefined}
        checked={code === 'HALO'}
        onSelect={(picked) => setCode(picked === code ? null : picked)}
      />
    </ChoiceGroup>
  );
}
