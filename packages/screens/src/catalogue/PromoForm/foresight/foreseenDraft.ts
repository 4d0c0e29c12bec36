import type { ForesightBody } from '@seduh/contract';
import type { PromoDraft, PromoForm } from '../promoForm';

/** What is asked of a draft before it is published; null while what it gives is missing, or cannot be. */
export function foreseenDraft(form: PromoForm, draft: PromoDraft): Omit<ForesightBody, 'weeks'> | null {
  const { errors } = form.wrongIn(draft, undefined, true);
  const asked = ['discount', 'amount_off', 'bundle', 'happy_hours', 'budget', 'total_uses', 'min_price'];
  // a minimum that is not typed yet is none
  if (asked.some((key) => errors[key] !== undefined && key !== 'min_price')) return null;
  const { kind, discount, amount_off, bundle, happy_hours, budget, min_price, ...rules } = form.requestOf(draft);
  const { dine_in_only, new_user_only, one_per_day, member_only, total_uses } = rules;
  const offer = { kind, amount_off, bundle, happy_hours, budget, min_price };
  const asks = { dine_in_only, new_user_only, one_per_day, member_only, total_uses };
  return { ...offer, ...asks, ...(kind === 'percent' && { discount }) };
}
