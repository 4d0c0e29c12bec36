'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import type { ProductDetail, ProductValues } from '@seduh/contract';
import { LIMITS, type SizeId, SIZES } from '@seduh/contract/constants';
import { Checkbox, CircleAlert, MoneyField, TextField, useLocale, useMoney } from '@seduh/ui';
import { Suspense, useId } from 'react';
import { sizeWord } from '../../lib/orders/lines';
import { pageWords } from '../../lib/page/words';
import { useWords } from '../../lib/words/words';
import { Fold } from '../Fold';
import type { FieldsProps, FormKind } from '../FormFields';
import { ImagePicker } from '../ImagePicker';
import { digitsOf } from '../values';
import { productOptions } from './lazy';
import { isCounted, largerSizes, type ProductDraft, productFormIn, sizeIdsOf, surchargeOf } from './productForm';
import { useProductFormWords } from './words';

/** A product in its forms. */
export function useProductKind(): FormKind<ProductDetail, ProductDraft, ProductValues> {
  const m = useProductFormWords();
  const style = useMoney();
  return {
    words: m.product,
    form: productFormIn(m, style),
    side: (picker) => <ImagePicker {...picker} />,
    more: (props) => (
      <>
        <StockAndSizes {...props} />
        <Suspense>
          <productOptions.Part {...props} />
        </Suspense>
      </>
    ),
  };
}

/** What most products need no word on: counted portions, which sizes, and what those cost. Folded until it is wanted. */
function StockAndSizes({ draft, errors, onChange, item: product }: FieldsProps<ProductDetail, ProductDraft>) {
  const surchargeNow = (id: number) => surchargeOf(product, id) ?? 0;
  const isUsed = product && (product.stock !== null || largerSizes.some(({ id }) => surchargeNow(id) > 0));
  const m = useProductFormWords();
  const page = useWords(pageWords);
  const locale = useLocale();
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
    <Fold title={m.stock} isUsed={Boolean(isUsed)} isWrong={isWrong}>
      <Checkbox
        label={m.count}
        checked={counts}
        onChange={(event) => onChange({ isCounted: event.currentTarget.checked })}
      />
      {counts && (
        <TextField
          label={m.portions}
          name="stock"
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(LIMITS.stock).length}
          hint={product && product.stock !== null ? m.leftNow(product.stock) : m.howManyNow}
          error={errors.stock}
          placeholder={product?.stock === null ? undefined : product?.stock.toString()}
          value={draft.stock}
          onChange={(event) => onChange({ stock: digitsOf(event.target.value) })}
        />
      )}
      <fieldset aria-describedby={errors.size_ids ? sizesId : undefined}>
        <legend className="sd-legend">{m.comesIn}</legend>
        {SIZES.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={sizeWord(name, page)}
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
            label={m.costsMore(sizeWord(name, page))}
            name={`surcharge-${id}`}
            hint={m.perPiece}
            error={errors.sizes}
            placeholder={surchargeNow(id).toLocaleString(locale)}
            value={draft.surcharges[id] ?? null}
            onChange={(surcharge) => onChange({ surcharges: { ...draft.surcharges, [id]: surcharge } })}
          />
        ))}
      </div>
    </Fold>
  );
}
