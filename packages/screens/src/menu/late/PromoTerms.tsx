import type { Promo } from '@seduh/contract';
import { useMoney } from '@seduh/ui';
import { useWords } from '../../lib/words/words';
import { termsOf } from './terms';
import { lateWords } from './words';

/** What coupons may ask for, and what today's do. @param promos undefined while they load */
export default function PromoTerms({ promos }: { promos: Promo[] | undefined }) {
  const m = useWords(lateWords);
  const money = useMoney();
  return (
    <>
      <p className="sd-small">{m.mayAsk}</p>
      <ol>
        {m.asks.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ol>
      {promos !== undefined && promos.length > 0 && (
        <>
          <p className="sd-small">{m.today}</p>
          <ul aria-label={m.todays}>
            {promos.map((promo) => (
              <li key={promo.id}>
                <strong>{promo.code}</strong>
                {`: ${termsOf(promo, m, money).join(', ')}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
