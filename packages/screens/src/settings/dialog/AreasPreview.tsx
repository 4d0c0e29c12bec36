import type { ShopSettings } from '@seduh/contract';
import { formatRupiah, useMoney } from '@seduh/ui';
import { useWords } from '../../lib/words/words';
import { settingsWords } from '../words';

export interface AreasPreviewProps {
  /** As they are typed: what has no name or fee yet is left out. */
  areas: readonly (Omit<ShopSettings['delivery_areas'][number], 'fee'> & { fee: number | null })[];
  /** Rupiah: the smallest order where an area has none of its own. */
  minimum: number;
}

/** What a customer of each area finds: the fee, and from what order on. */
export function AreasPreview({ areas, minimum }: AreasPreviewProps) {
  const m = useWords(settingsWords);
  const money = useMoney();
  const whole = areas.filter(({ name, fee, postcodes }) => name.trim() && fee !== null && postcodes.length > 0);
  if (whole.length === 0) return null;
  return (
    <section className="settings-form" aria-live="polite">
      <h3 className="sd-t-4">{m.preview}</h3>
      <dl className="settings-read">
        {Array.from(whole, ({ name, fee, minimum: own }, index) => {
          const least = own ?? minimum;
          return (
            <div key={index}>
              <dt translate="no">{name}</dt>
              <dd className="sd-num">
                {m.areaCosts(formatRupiah(fee ?? 0, money), least > 0 ? formatRupiah(least, money) : null)}
              </dd>
            </div>
          );
        })}
        <div>
          <dt>{m.elsewhere}</dt>
          <dd>{m.notDelivered}</dd>
        </div>
      </dl>
    </section>
  );
}
