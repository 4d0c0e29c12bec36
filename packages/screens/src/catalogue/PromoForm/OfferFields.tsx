'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import type { Promo } from '@seduh/contract';
import { PROMO_KINDS, type PromoKind } from '@seduh/contract/constants';
import { RadioField } from '@seduh/ui';
import { Suspense } from 'react';
import type { AnyField } from '../form';
import { Control } from '../FormFields';
import { bundleFields } from './lazy';
import type { PartProps } from './partProps';
import { amountField, kindOf, percentField } from './promoForm';

/** What a promo gives: its kind, and what is asked of that kind. */
export function OfferFields({ m, money, ...props }: PartProps) {
  const { draft, errors, onChange, item } = props;
  const kind = kindOf(draft, item);
  return (
    <div className="edit-more promo-offer">
      {item ? (
        <p>
          <strong>{m.kinds[kind]}</strong>. <span className="sd-small sd-muted">{m.kindStays}</span>
        </p>
      ) : (
        <RadioField
          legend={m.kind}
          name="kind"
          options={PROMO_KINDS.map((value) => ({ value, label: m.kinds[value] }))}
          value={kind}
          onChange={(value) => onChange({ kind: value as PromoKind })}
          hint={m.kindHints[kind]}
        />
      )}
      {kind === 'percent' && (
        <Control
          name="discount"
          field={percentField(m) as AnyField<Promo>}
          item={item}
          value={draft.discount}
          error={errors['discount']}
          onChange={(discount) => onChange({ discount: String(discount) })}
        />
      )}
      {kind === 'amount' && (
        <Control
          name="amount_off"
          field={amountField(m, money) as AnyField<Promo>}
          item={item}
          value={draft.amount_off}
          error={errors['amount_off']}
          onChange={(amount) => onChange({ amount_off: amount as number | null })}
        />
      )}
      {kind === 'bundle' && (
        <Suspense>
          <bundleFields.Part {...props} m={m} money={money} />
        </Suspense>
      )}
    </div>
  );
}
