import { useShop } from '@seduh/api-client';
import type { Shop } from '@seduh/contract';
import { isOpenAt, openWords } from '@seduh/domain';
import { Chip, MapPin, Panel } from '@seduh/ui';
import { map } from '../lib/content/pictures';
import { useShopClock } from '../lib/useShopClock';

/** A search on an open map by the shop's own address: the page itself loads no map. */
const wayTo = ({ address, city }: Shop) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${address}, ${city}`)}`;

/** A drawn map, and where the shop is, whether it is open, and the way there. */
export function Nearest() {
  const { data: shop } = useShop();
  const now = new Date(useShopClock().now);
  return (
    <section className="sd-wrap map">
      <div className="section-head">
        <h2 className="sd-display sd-t-1">
          Never far from
          <br />
          your next cup
        </h2>
      </div>
      <div className="mapbox">
        <img {...map} alt="Map of Seduh locations in the city" loading="lazy" />
        {shop && (
          <Panel aria-label="Where we are">
            <strong className="sd-display sd-t-4">{shop.name}</strong>
            <p className="sd-small">{`${shop.address}, ${shop.city}`}</p>
            <p className="chips">
              <Chip tone={isOpenAt(shop, now) ? 'ok' : 'plain'}>{openWords(shop, now)}</Chip>
            </p>
            <a className="sd-link sd-small" href={wayTo(shop)} target="_blank" rel="noreferrer">
              <MapPin size="1em" /> The way there
            </a>
          </Panel>
        )}
      </div>
    </section>
  );
}
