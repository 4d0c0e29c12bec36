import { Bike, Clock, MessageCircleMore, Picture, TicketPercent } from '@seduh/ui';
import { croissant, v60 } from '../lib/content/pictures';
import { useWords } from '../lib/words/words';
import { homeWords } from './words';

const icons = [Clock, Bike, TicketPercent, MessageCircleMore] as const;

/** What the shop looks after. */
export function Services() {
  const m = useWords(homeWords);
  return (
    <section className="sd-wrap services">
      <div className="services-art">
        <Picture {...croissant} alt={m.croissant} sizes="(width >= 64rem) 26rem, 70vw" />
        <Picture {...v60} className="two" alt={m.v60} sizes="(width >= 64rem) 15rem, 42vw" />
      </div>
      <div>
        <h2 className="sd-display sd-t-1">{m.care}</h2>
        <p className="sd-lead">{m.careLead}</p>
        <ul>
          {m.services.map(([title, text], index) => {
            const Icon = icons[index];
            return (
              <li key={title}>
                <span className="services-icon">{Icon && <Icon />}</span>
                <div>
                  <strong>{title}</strong>
                  <p className="sd-small sd-muted">{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
