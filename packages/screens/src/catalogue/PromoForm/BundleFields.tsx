'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { useProducts } from '@seduh/api-client';
import { CATEGORIES, LIMITS } from '@seduh/contract/constants';
import { SelectField, TextField } from '@seduh/ui';
import { digitsOf } from '../values';
import type { PartProps } from './partProps';
import { bundleKey } from './promoForm';

/** How many are bought, how many are free with them, and of what. */
export default function BundleFields({ m, draft, errors, onChange, item }: PartProps) {
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
