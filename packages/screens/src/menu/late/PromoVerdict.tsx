import { useCart, useQuote } from '@seduh/api-client';
import { CircleCheck, formatRupiah, Info, useMoney } from '@seduh/ui';
import { orderRequestOf } from '../../cart';
import { useWords } from '../../lib/words/words';
import { lateWords } from './words';

export interface PromoVerdictProps {
  /** The coupon chosen, applied or not. */
  code: string;
}

/** What the chosen coupon does to the cart as it is, or what it still lacks: the server's word. */
export default function PromoVerdict({ code }: PromoVerdictProps) {
  const { cart } = useCart();
  const m = useWords(lateWords);
  const money = useMoney();
  const { data: quote, isStale } = useQuote(orderRequestOf({ ...cart, promoCode: code }));
  const promo = quote?.promo?.code === code ? quote.promo : null;
  const isCounted = promo?.applied === true;
  const says = promo?.is_rest ? m.takesRest : m.takes;

  return (
    <p className="promo-verdict sd-small" data-counted={isCounted || undefined} role="status" aria-busy={isStale}>
      {promo && (
        <>
          {isCounted ? <CircleCheck /> : <Info />}
          <span>{isCounted ? says(code, formatRupiah(promo.given ?? quote?.discount ?? 0, money)) : promo.reason}</span>
        </>
      )}
    </p>
  );
}
