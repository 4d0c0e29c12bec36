import { LIMITS } from '@seduh/contract/constants';
import { Checkbox, ChevronDown, MoneyField, TextField } from '@seduh/ui';
import { useState } from 'react';
import { isCounted, largerSizes } from './draft';
import type { ProductFieldsProps } from './fields';

const digits = String(LIMITS.stock).length;

/** What most products do without: counted portions, and sizes that cost more. Folded away until it is wanted. */
export function StockAndSizes({ draft, errors, onChange, product }: ProductFieldsProps) {
  const surchargeNow = (id: number) => product?.sizes.find((size) => size.id === id)?.surcharge ?? 0;
  const isUsed = product && (product.stock !== null || largerSizes.some(({ id }) => surchargeNow(id) > 0));
  const [isOpen, setIsOpen] = useState(Boolean(isUsed));
  const counts = isCounted(draft, product);
  const isWrong = Boolean(errors.stock ?? errors.sizes);

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
            maxLength={digits}
            hint={product && product.stock !== null ? `${product.stock} left now` : 'How many there are now'}
            error={errors.stock}
            placeholder={product?.stock === null ? undefined : product?.stock.toString()}
            value={draft.stock}
            onChange={(event) => onChange({ stock: event.target.value.replaceAll(/\D/g, '') })}
          />
        )}
        <div className="edit-two">
          {largerSizes.map(({ id, name }) => (
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
