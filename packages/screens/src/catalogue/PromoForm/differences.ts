import type { Promo } from '@seduh/contract';
import { formatRupiah } from '@seduh/ui';
import type { Difference } from '../EditConflict';
import { percentOf } from './draft';

const yesNo = (is: boolean) => (is ? 'yes' : 'no');

/** What the form shows of a promo, in words. */
const words = ({ rules, ...promo }: Promo): [label: string, value: string][] => [
  ['Discount', `${percentOf(promo)}%`],
  ['Duration', promo.duration === 1 ? '1 day' : `${promo.duration} days`],
  ['Code', promo.code],
  ['Minimum price', formatRupiah(promo.min_price)],
  ['Name', promo.promo_name],
  ['Description', promo.description],
  ['Dine in only', yesNo(rules.dine_in_only)],
  ['New user only', yesNo(rules.new_user_only)],
  ['Member card needed', yesNo(rules.member_only)],
  ['One a day', yesNo(rules.one_per_day)],
  ['Uses in all', rules.total_uses === null ? 'no bound' : String(rules.total_uses)],
];

/** What has changed between two states of a promo. A picture has no words: it is another one, or not. */
export function differencesOf(was: Promo, is: Promo): Difference[] {
  const now = words(is);
  const differences = words(was).map(([label, value], index) => ({ label, was: value, is: now[index]?.[1] ?? '' }));
  if (was.image !== is.image) differences.push({ label: 'Picture', was: 'the old one', is: 'another one' });
  if (was.ends_at !== is.ends_at && was.duration === is.duration) {
    differences.push({ label: 'Running', was: 'yes', is: 'ended' });
  }
  return differences.filter((difference) => difference.was !== difference.is);
}
