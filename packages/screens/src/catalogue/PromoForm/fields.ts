import type { Promo } from '@seduh/contract';
import type { FormErrors } from '../useSaving';
import type { PromoDraft } from './draft';

/** What the fields of a promo, all or some of them, are given. */
export interface PromoFieldsProps {
  draft: PromoDraft;
  errors: FormErrors;
  onChange: (change: Partial<PromoDraft>) => void;
  /** What is there already: shows as placeholders. */
  promo?: Promo;
}
