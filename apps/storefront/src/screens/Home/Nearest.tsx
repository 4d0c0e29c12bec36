import { Chip, Panel } from '@seduh/ui';
import { nearest } from '../../content/home';
import { map } from '../../content/pictures';

/** The map of the shop's places, and the nearest one. */
export function Nearest() {
  return (
    <section className="wrap map">
      <div className="section-head">
        <h2 className="display t-1">
          Never far from
          <br />
          your next cup
        </h2>
      </div>
      <div className="mapbox">
        <img {...map} alt="Map of Seduh locations in the city" loading="lazy" />
        <Panel aria-label="Nearest to you">
          <p className="tiny muted">Nearest to you</p>
          <strong className="display t-4">{nearest.name}</strong>
          <p className="small">{nearest.address}</p>
          <p className="chips">
            <Chip tone="ok">{nearest.open}</Chip>
            <Chip>{nearest.distance}</Chip>
          </p>
        </Panel>
      </div>
    </section>
  );
}
