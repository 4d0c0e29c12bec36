import { LIMITS } from '@seduh/contract/constants';
import { formatRupiah, MoneyField, TextArea, TextField } from '@seduh/ui';
import { startFrom } from '../startFrom';
import { percentOf } from './draft';
import type { PromoFieldsProps } from './fields';
import { PromoRulesFields } from './PromoRulesFields';

type TextName = 'discount' | 'duration' | 'code' | 'promo_name' | 'description';

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Everything about a promo but its picture. */
export function PromoFields({ draft, errors, onChange, promo }: PromoFieldsProps) {
  /** A field that shows what is there until it is changed, and then what it was. */
  const shared = <Value,>(value: Value, none: Value, current: Value | undefined, was: string) => {
    const isChanged = promo !== undefined && value !== none && value !== current;
    return {
      required: promo === undefined,
      className: isChanged ? 'edit-changed' : undefined,
      hint: isChanged ? was : undefined,
    };
  };
  const text = (name: TextName, current: string | undefined, read = (typed: string) => typed) => ({
    name,
    value: draft[name],
    error: errors[name],
    placeholder: current,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: read(target.value) }),
    ...(current !== undefined && startFrom(current, draft[name], '', (next) => onChange({ [name]: next }))),
    ...shared(draft[name], '', current, name === 'description' ? 'Changed' : `Was ${current}`),
  });
  const { min_price: minimum } = draft;
  const setMinimum = (next: number | null) => onChange({ min_price: next });

  return (
    <>
      <div className="edit-two">
        <TextField
          label="Enter Discount"
          suffix="%"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          {...text('discount', promo && String(percentOf(promo)), digitsOf)}
        />
        <TextField
          label="Durations"
          suffix="days"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          {...text('duration', promo && String(promo.duration), digitsOf)}
        />
      </div>
      <div className="edit-two">
        <TextField
          label="Coupon Code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={LIMITS.promoCode}
          {...text('code', promo?.code, (typed) => typed.toUpperCase())}
        />
        <MoneyField
          label="Minimum Price"
          name="min_price"
          error={errors.min_price}
          value={minimum}
          onChange={setMinimum}
          placeholder={promo && formatRupiah(promo.min_price).replace('IDR ', '')}
          {...(promo && startFrom<number | null>(promo.min_price, minimum, null, setMinimum))}
          {...shared<number | null>(
            minimum,
            null,
            promo?.min_price,
            promo ? `Was ${formatRupiah(promo.min_price)}` : '',
          )}
        />
      </div>
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={LIMITS.promoName}
        {...text('promo_name', promo?.promo_name)}
      />
      <TextArea
        label="Description"
        rows={3}
        maxLength={LIMITS.description}
        {...text('description', promo?.description)}
      />
      <PromoRulesFields draft={draft} errors={errors} onChange={onChange} promo={promo} />
    </>
  );
}
