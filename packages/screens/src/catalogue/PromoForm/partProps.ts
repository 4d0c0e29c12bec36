import type { Promo } from '@seduh/contract';
import type { MoneyStyle } from '@seduh/ui';
import type { FieldsProps } from '../FormFields';
import type { PromoDraft } from './promoForm';
import type { PromoFormWords } from './words';

/** What the parts of a promo's form are given. */
export interface PartProps extends FieldsProps<Promo, PromoDraft> {
  m: PromoFormWords;
  money: MoneyStyle;
}
