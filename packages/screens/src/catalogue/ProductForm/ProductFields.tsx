import { CATEGORIES, LIMITS } from '@seduh/contract/constants';
import { formatRupiah, MoneyField, SelectField, TextArea, TextField } from '@seduh/ui';
import { startFrom } from '../startFrom';
import type { ProductFieldsProps } from './fields';
import { StockAndSizes } from './StockAndSizes';

const categories = CATEGORIES.map(({ id, name }) => ({ value: String(id), label: name }));

/** Everything about a product but its picture. */
export function ProductFields({ draft, errors, onChange, product }: ProductFieldsProps) {
  const isNew = product === undefined;
  /** A field that shows what is there until it is changed; `was` says what it was. */
  const field = (isChanged: boolean, was?: string) => ({
    required: isNew,
    className: isChanged ? 'edit-changed' : undefined,
    hint: isChanged ? was : undefined,
  });
  const { productname: name, price, category_id: category, description } = draft;
  const isOther = <Value,>(value: Value, none: Value, current?: Value) => !isNew && value !== none && value !== current;

  return (
    <>
      <TextField
        label="Name"
        name="productname"
        autoComplete="off"
        maxLength={LIMITS.productName}
        error={errors.productname}
        value={name}
        onChange={(event) => onChange({ productname: event.target.value })}
        placeholder={product?.product_name}
        {...(product && startFrom(product.product_name, name, '', (productname) => onChange({ productname })))}
        {...field(isOther(name, '', product?.product_name), `Was ${product?.product_name}`)}
      />
      <div className="edit-two">
        <MoneyField
          label="Price"
          name="price"
          error={errors.price}
          value={price}
          onChange={(next) => onChange({ price: next })}
          placeholder={product && formatRupiah(product.price).replace('IDR ', '')}
          {...(product && startFrom<number | null>(product.price, price, null, (next) => onChange({ price: next })))}
          {...field(isOther(price, null, product?.price), product && `Was ${formatRupiah(product.price)}`)}
        />
        <SelectField
          label="Category"
          name="category_id"
          options={categories}
          placeholder={product?.category_name ?? 'Choose one'}
          error={errors.category_id}
          value={category}
          onChange={(event) => onChange({ category_id: event.target.value })}
          {...field(isOther(category, '', String(product?.category_id)), `Was ${product?.category_name}`)}
        />
      </div>
      <TextArea
        label="Description"
        name="description"
        rows={4}
        maxLength={LIMITS.description}
        error={errors.description}
        value={description}
        onChange={(event) => onChange({ description: event.target.value })}
        placeholder={product?.description ?? 'What is in it, how it tastes, who it is for'}
        {...(product && startFrom(product.description, description, '', (next) => onChange({ description: next })))}
        {...field(isOther(description, '', product?.description), 'Changed')}
      />
      <StockAndSizes draft={draft} errors={errors} onChange={onChange} product={product} />
    </>
  );
}
