import { cartActions } from '@seduh/api-client';
import type { Shop } from '@seduh/contract';
import { deliveryTerms } from '@seduh/domain';
import { formatRupiah, TextField, useMoney } from '@seduh/ui';
import { useWords } from '../../lib/words/words';
import type { Payment } from '../usePayment';
import { lateWords } from './words';

export interface PostcodeFieldProps {
  payment: Payment;
  shop: Shop;
  /** Who wanted to pay was told that it is missing. */
  isAsked: boolean;
}

/** The postcode of the door, with what the ride there costs as soon as it is whole. */
export function PostcodeField({ payment, shop, isAsked }: PostcodeFieldProps) {
  const m = useWords(lateWords);
  const money = useMoney();
  const { postcode, problems } = payment;
  const isWhole = postcode.length === 5;
  const { area, fee, minimum } = deliveryTerms(shop, isWhole ? postcode : null);
  const cost = formatRupiah(fee, money);
  const least = minimum > 0 ? formatRupiah(minimum, money) : null;
  const outside = problems.find(({ code }) => code === 'NOT_DELIVERED_THERE')?.msg;
  return (
    <TextField
      label={m.postcode}
      name="postcode"
      inputMode="numeric"
      autoComplete="postal-code"
      required
      maxLength={5}
      hint={area ? m.areaCosts(area.name, cost, least) : m.costsFrom(cost)}
      error={isWhole ? outside : isAsked ? m.needsPostcode : undefined}
      value={postcode}
      onChange={({ target }) => cartActions.setPostcode(target.value.replaceAll(/\D/g, '').slice(0, 5))}
    />
  );
}
