import type { ProductDetail } from '@seduh/contract';
import type { FormErrors } from '../useSaving';
import type { ProductDraft } from './draft';

/** What the fields of a product, all or some of them, are given. */
export interface ProductFieldsProps {
  draft: ProductDraft;
  errors: FormErrors;
  onChange: (change: Partial<ProductDraft>) => void;
  /** What is there already: shows as placeholders. */
  product?: ProductDetail;
}
