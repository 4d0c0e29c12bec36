import type { Contents } from '@seduh/contract';
import { useLocale } from '@seduh/ui';
import { useWords } from '../words/words';
import { optionWords } from './words';
import './CupContents.css';

/** What is in a cup as it is chosen. What nobody has said is said to be unknown. */
export function CupContents({ contents }: { contents: Contents }) {
  const m = useWords(optionWords);
  const locale = useLocale();
  const { allergens, caffeine_mg, sugar_g, kcal } = contents;
  const written = (amount: number | null, inUnits: (figure: string) => string) =>
    amount === null ? m.unknown : inUnits(amount.toLocaleString(locale));
  const named = allergens?.map((allergen) => m.allergen[allergen]).join(', ');
  const rows = [
    [m.allergens, named === undefined ? m.unknown : named || m.none],
    [m.caffeine, written(caffeine_mg, m.milligrams)],
    [m.sugar, written(sugar_g, m.grams)],
    [m.energy, written(kcal, m.calories)],
  ];

  return (
    <section className="cup-contents" aria-label={m.inside}>
      <p className="sd-legend">{m.inside}</p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="sd-num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
