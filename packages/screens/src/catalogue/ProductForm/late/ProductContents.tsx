'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import type { ProductDetail } from '@seduh/contract';
import { useWords } from '../../../lib/words/words';
import { ContentsFold } from '../../contents/ContentsFold';
import { Control, type FieldsProps } from '../../FormFields';
import { digitsOf } from '../../values';
import type { ProductDraft } from '../productForm';
import { containsOf, isTooMuch } from '../productOptions';
import { useProductFormWords } from '../words';
import { FieldsError } from './FieldsError';
import { productOptionsWords } from './words';

export type OptionsFieldsProps = FieldsProps<ProductDetail, ProductDraft>;

/** What is in a product before any option. */
export function ProductContents({ draft, errors, onChange, item: product }: OptionsFieldsProps) {
  const m = useWords(productOptionsWords);
  const { inside } = useProductFormWords();
  const { contains: typed } = draft;
  const contains = containsOf(draft, product);
  const { allergens, ...figures } = contains;
  const error = errors.contains;

  return (
    <ContentsFold
      hint={m.containsHint}
      allergens={allergens}
      before={product?.contains.allergens ?? undefined}
      onAllergens={(next) => onChange({ contains: { ...typed, allergens: next } })}
      isWrong={error !== undefined}
      figure={(key, { label, ...input }) => (
        <Control
          key={key}
          name={key}
          item={product}
          field={{
            control: 'text',
            label,
            empty: null,
            blank: '',
            isOptional: true,
            read: ({ contains: now }) => now[key]?.toString() ?? '',
            write: String,
            show: ({ contains: now }) => now[key]?.toString() ?? inside.unknown,
            clean: digitsOf,
            input,
          }}
          value={key in typed ? (typed[key]?.toString() ?? '') : null}
          error={isTooMuch(contains[key]) ? error : undefined}
          // left as it was, it is taken out again
          onChange={(value) => {
            const { [key]: _before, ...others } = typed;
            const next = value === null ? others : { ...others, [key]: value === '' ? null : Number(value) };
            onChange({ contains: next });
          }}
        />
      )}
    >
      {!Object.values(figures).some(isTooMuch) && <FieldsError>{error}</FieldsError>}
    </ContentsFold>
  );
}
