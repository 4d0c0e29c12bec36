import { useShop } from '@seduh/api-client';
import type { Shop } from '@seduh/contract';
import { isOpenAt } from '@seduh/domain';
import { Chip, MapPin, Panel } from '@seduh/ui';
import { map } from '../lib/content/pictures';
import { useOpening } from '../lib/opening/useOpening';
import { useShopClock } from '../lib/useShopClock';
import { useWords } from '../lib/words/words';
import { homeWords } from './words';

/** A search on an open map by the shop's own address: the page itself loads no map. */
const wayTo = ({ address, city }: Shop) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${address}, ${city}`)}`;

/** A drawn map, and where the shop is, whether it is open, and the way there. */
export function Nearest() {
  const m = useWords(homeWords);
  const { data: shop } = useShop();
  const opening = useOpening(shop);
  const now = new Date(useShopClock().now);
  return (
    <section className="sd-wrap map">
      <div className="section-head">
        <h2 className="sd-display sd-t-1">{m.near()}</h2>
      </div>
      <div className="mapbox">
        <img {...map} alt={m.map} loading="lazy" />
        {shop && (
          <Panel aria-label={m.where}>
            <strong className="sd-display sd-t-4">{shop.name}</strong>
            <p className="sd-small">{`${shop.address}, ${shop.city}`}</p>
            <p className="chips">
              <Chip tone={isOpenAt(shop, now) ? 'ok' : 'plain'}>{opening}</Chip>
            </p>
            <a className="sd-link sd-small" href={wayTo(shop)} target="_blank" rel="noreferrer">
              <MapPin size="1em" /> {m.wayThere}
            </a>
          </Panel>
        )}
      </div>
    </section>
  );
}
