import type { ProductDetail, ProductValues } from '@seduh/contract';
import { LIMITS, type SizeId, SIZES } from '@seduh/contract/constants';
import { Checkbox, ChevronDown, CircleAlert, MoneyField, TextField } from '@seduh/ui';
import { useId, useState } from 'react';
import { digitsOf } from '../form';
import type { FieldsProps, FormKind } from '../FormFields';
import { ImagePicker } from '../ImagePicker';
import { isCounted, largerSizes, type ProductDraft, productForm, sizeIdsOf, surchargeOf } from './productForm';

/** A product in its forms. */
export const productKind: FormKind<ProductDetail, ProductDraft, ProductValues> = {
  what: 'Product',
  form: productForm,
  side: (picker) => <ImagePicker {...picker} />,
  more: (props) => <StockAndSizes {...props} />,
};

/** What most products need no word on: counted portions, which sizes, and what those cost. Folded until it is wanted. */
function StockAndSizes({ draft, errors, onChange, item: product }: FieldsProps<ProductDetail, ProductDraft>) {
  const surchargeNow = (id: number) => surchargeOf(product, id) ?? 0;
  const isUsed = product && (product.stock !== null || largerSizes.some(({ id }) => surchargeNow(id) > 0));
  const [isOpen, setIsOpen] = useState(Boolean(isUsed));
  const counts = isCounted(draft, product);
  const isWrong = Boolean(errors.stock ?? errors.sizes ?? errors.size_ids);
  const sizesId = useId();
  const sizeIds = sizeIdsOf(draft, product);
  const surcharged = largerSizes.filter(({ id }) => sizeIds.includes(id));
  const toggle = (id: SizeId) => {
    const next = sizeIds.includes(id) ? sizeIds.filter((other) => other !== id) : [...sizeIds, id];
    onChange({ sizeIds: next.toSorted((one, other) => one - other) });
  };

  return (
    <details
      className="edit-fold"
      // a fault inside has to be seen
      open={isOpen || isWrong}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        Stock and sizes <ChevronDown />
      </summary>
      <div className="edit-more">
        <Checkbox
          label="Count portions, and sell no more than there are"
          checked={counts}
          onChange={(event) => onChange({ isCounted: event.currentTarget.checked })}
        />
        {counts && (
          <TextField
            label="Portions"
            name="stock"
            inputMode="numeric"
            autoComplete="off"
            maxLength={String(LIMITS.stock).length}
            hint={product && product.stock !== null ? `${product.stock} left now` : 'How many there are now'}
            error={errors.stock}
            placeholder={product?.stock === null ? undefined : product?.stock.toString()}
            value={draft.stock}
            onChange={(event) => onChange({ stock: digitsOf(event.target.value) })}
          />
        )}
        <fieldset aria-describedby={errors.size_ids ? sizesId : undefined}>
          <legend className="sd-legend">Comes in</legend>
          {SIZES.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              name={`size-${id}`}
              checked={sizeIds.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
          {errors.size_ids && (
            <p id={sizesId} className="sd-error">
              <CircleAlert />
              <span>{errors.size_ids}</span>
            </p>
          )}
        </fieldset>
        <div className="edit-two">
          {surcharged.map(({ id, name }) => (
            <MoneyField
              key={id}
              label={`${name} costs more`}
              name={`surcharge-${id}`}
              hint="Per piece, on top of the price"
              error={errors.sizes}
              placeholder={surchargeNow(id).toLocaleString('en-US')}
              value={draft.surcharges[id] ?? null}
              onChange={(surcharge) => onChange({ surcharges: { ...draft.surcharges, [id]: surcharge } })}
            />
          ))}
        </div>
      </div>
    </details>
  );
}
