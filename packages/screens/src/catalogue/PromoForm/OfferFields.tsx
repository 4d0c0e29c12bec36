'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { useProducts } from '@seduh/api-client';
import type { Promo } from '@seduh/contract';
import { CATEGORIES, LIMITS, PROMO_KINDS, type PromoKind } from '@seduh/contract/constants';
import { type MoneyStyle, RadioField, SelectField, TextField } from '@seduh/ui';
import { type AnyField } from '../form';
import { Control, type FieldsProps } from '../FormFields';
import { digitsOf } from '../values';
import { amountField, bundleKey, kindOf, percentField, type PromoDraft } from './promoForm';
import type { PromoFormWords } from './words';

/** What the parts of a promo's form are given. */
export interface PartProps extends FieldsProps<Promo, PromoDraft> {
  m: PromoFormWords;
  money: MoneyStyle;
}

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
      {kind === 'bundle' && <BundleFields {...props} m={m} money={money} />}
    </div>
  );
}

/** How many are bought, how many are free with them, and of what. */
function BundleFields({ m, draft, errors, onChange, item }: PartProps) {
  const { data: products = [] } = useProducts({ limit: LIMITS.pageMax });
  const now = item?.bundle;
  const options = [
    ...CATEGORIES.map(({ id }) => ({ value: `category:${id}`, label: m.allOf(m.categories[id]) })),
    ...products.map(({ id, product_name }) => ({ value: `product:${id}`, label: product_name })),
  ];
  const key = now && bundleKey(now);
  // what is off the menu is still what it is about
  if (key && !options.some(({ value }) => value === key)) options.push({ value: key, label: now.product_name ?? '' });
  const count = (name: 'bundle_buy' | 'bundle_free', label: string, was: number | undefined) => (
    <TextField
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      suffix={m.pieces}
      required={!item}
      placeholder={was?.toString()}
      aria-invalid={errors['bundle'] ? true : undefined}
      value={draft[name]}
      onChange={({ target }) => onChange({ [name]: digitsOf(target.value) })}
    />
  );
  return (
    <>
      <div className="edit-two">
        {count('bundle_buy', m.buy, now?.buy)}
        {count('bundle_free', m.free, now?.free)}
      </div>
      <SelectField
        label={m.of}
        name="bundle"
        options={options}
        placeholder={m.choose}
        required={!item}
        error={errors['bundle']}
        value={draft.bundle || (key ?? '')}
        onChange={({ target: { value } }) =>
          onChange({
            bundle: value,
            product_name: products.find(({ id }) => value === `product:${id}`)?.product_name ?? null,
          })
        }
      />
    </>
  );
}
