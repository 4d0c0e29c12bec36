import type { Promo, PromoValues } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { Checkbox, CouponTicket, TextField } from '@seduh/ui';
import { type PromoPrint, useCoupon } from '../../lib/coupon/coupon';
import { digitsOf } from '../form';
import type { FieldsProps, FormKind } from '../FormFields';
import { ImagePicker, type ImagePickerProps } from '../ImagePicker';
import { isBounded, printOf, type PromoDraft, promoForm } from './promoForm';

const rules = ['dine_in_only', 'new_user_only', 'member_only', 'one_per_day'] as const;

/** A promo in its forms. */
export const promoKind: FormKind<Promo, PromoDraft, Required<PromoValues>> = {
  what: 'Promo',
  form: promoForm,
  side: (picker, draft, promo) => <PromoSide {...picker} print={printOf(draft, promo)} />,
  more: (props) => <PromoRules {...props} />,
};

/** What a promo asks of an order, and how often it can be had. */
function PromoRules({ draft, errors, onChange, item: promo }: FieldsProps<Promo, PromoDraft>) {
  const isNowBounded = isBounded(draft, promo);
  return (
    <fieldset className="edit-rules">
      <legend className="sd-legend">Rules</legend>
      {rules.map((name) => {
        const { label, blank } = promoForm.fields[name];
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
        label="Only so many uses in all"
        checked={isNowBounded}
        className={promo && isNowBounded !== (promo.rules.total_uses !== null) ? 'edit-ruled' : undefined}
        onChange={(event) => onChange({ isBounded: event.currentTarget.checked })}
      />
      {isNowBounded && (
        <TextField
          label="Uses in all"
          name="total_uses"
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(LIMITS.promoUses).length}
          hint={promo ? `Used ${promo.used} so far` : undefined}
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
  const { value: _value, ...ticket } = useCoupon()(print, 0);
  return (
    <>
      <ImagePicker {...picker} />
      <section className="edit-preview" aria-labelledby="promo-preview">
        <h2 id="promo-preview" className="sd-small">
          How it will look
        </h2>
        <CouponTicket {...ticket} />
      </section>
    </>
  );
}
