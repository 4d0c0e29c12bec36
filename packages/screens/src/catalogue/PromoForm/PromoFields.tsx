'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import type { Promo, PromoValues } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { Checkbox, CouponTicket, TextField, useMoney } from '@seduh/ui';
import { Suspense } from 'react';
import { type PromoPrint, useCoupon } from '../../lib/coupon/coupon';
import type { FieldsProps, FormKind } from '../FormFields';
import { ImagePicker, type ImagePickerProps } from '../ImagePicker';
import { digitsOf } from '../values';
import { foresight, limitFields } from './lazy';
import { OfferFields } from './OfferFields';
import { foreseenDraft, isBounded, printOf, type PromoDraft, type PromoForm, promoFormIn } from './promoForm';
import { usePromoFormWords } from './words';

const rules = ['dine_in_only', 'new_user_only', 'member_only', 'one_per_day'] as const;

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
      <>
        <PromoRules {...props} form={form} />
        <Suspense>
          <limitFields.Part {...props} m={m} money={style} />
          <foresight.Part draft={foreseenDraft(form, props.draft, props.item)} />
        </Suspense>
      </>
    ),
  };
}

interface PromoRulesProps extends FieldsProps<Promo, PromoDraft> {
  form: PromoForm;
}

/** What a promo asks of an order, and how often it can be had. */
function PromoRules({ form, draft, errors, onChange, item: promo }: PromoRulesProps) {
  const m = usePromoFormWords();
  const isNowBounded = isBounded(draft, promo);
  return (
    <fieldset className="edit-rules">
      <legend className="sd-legend">{m.rules}</legend>
      {rules.map((name) => {
        const { label, blank } = form.fields[name];
        const isOn = draft[name] ?? promo?.rules[name] ?? blank;
        return (
          <Checkbox
            key={name}
            label={label}
            name={name}
            checked={isOn}
            className={promo && isOn !== promo.rules[name] ? 'edit-ruled' : undefined}
            onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
          />
        );
      })}
      <Checkbox
        label={m.bounded}
        checked={isNowBounded}
        className={promo && isNowBounded !== (promo.rules.total_uses !== null) ? 'edit-ruled' : undefined}
        onChange={(event) => onChange({ isBounded: event.currentTarget.checked })}
      />
      {isNowBounded && (
        <TextField
          label={m.uses}
          name="total_uses"
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(LIMITS.promoUses).length}
          hint={promo ? m.used(promo.used) : undefined}
          error={errors.total_uses}
          placeholder={promo?.rules.total_uses?.toString()}
          value={draft.total_uses}
          onChange={(event) => onChange({ total_uses: digitsOf(event.target.value) })}
        />
      )}
    </fieldset>
  );
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
