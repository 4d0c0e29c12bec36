'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import type { Promo, PromoValues } from '@seduh/contract';
import { CouponTicket, useMoney } from '@seduh/ui';
import { Suspense } from 'react';
import { type PromoPrint, useCoupon } from '../../lib/coupon/coupon';
import type { FormKind } from '../FormFields';
import { ImagePicker, type ImagePickerProps } from '../ImagePicker';
import { foresight, limitFields, rulesFields } from './lazy';
import { OfferFields } from './OfferFields';
import { printOf, type PromoDraft, promoFormIn } from './promoForm';
import { usePromoFormWords } from './words';

/** A promo in its forms. */
export function usePromoKind(): FormKind<Promo, PromoDraft, Required<PromoValues>> {
  const m = usePromoFormWords();
  const style = useMoney();
  const form = promoFormIn(m, style);
  return {
    words: m.promo,
    form,
    side: (picker, draft, promo) => <PromoSide {...picker} print={printOf(form, m, draft, promo)} />,
    lead: (props) => <OfferFields {...props} m={m} money={style} />,
    more: (props) => (
      <Suspense>
        <rulesFields.Part {...props} form={form} m={m} />
        <limitFields.Part {...props} m={m} money={style} />
        {/* one that runs has its own uses among those orders, and figures beside the form */}
        {!props.item && <foresight.Part form={form} draft={props.draft} />}
      </Suspense>
    ),
  };
}

/** Beside a promo's fields: its image, and the ticket as customers will see it. */
function PromoSide({ print, ...picker }: ImagePickerProps & { print: PromoPrint }) {
  const m = usePromoFormWords();
  const { value: _value, ...ticket } = useCoupon()(print, 0);
  return (
    <>
      <ImagePicker {...picker} />
      <section className="edit-preview" aria-labelledby="promo-preview">
        <h2 id="promo-preview" className="sd-small">
          {m.preview}
        </h2>
        <CouponTicket {...ticket} />
      </section>
    </>
  );
}
