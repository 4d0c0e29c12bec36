import { Bike, Clock, MessageCircleMore, Picture, TicketPercent } from '@seduh/ui';
import type { ReactNode } from 'react';
import { type ServiceId, services } from './content';
import { croissant, v60 } from '../lib/content/pictures';

const icons: Record<ServiceId, ReactNode> = {
  time: <Clock />,
  ways: <Bike />,
  card: <TicketPercent />,
  person: <MessageCircleMore />,
};

/** What the shop looks after. */
export function Services() {
  return (
    <section className="wrap services">
      <div className="services-art">
        <Picture {...croissant} alt="A butter croissant on a plate" sizes="(width >= 64rem) 26rem, 70vw" />
        <Picture {...v60} className="two" alt="Coffee brewing in a V60" sizes="(width >= 64rem) 15rem, 42vw" />
      </div>
      <div>
        <h2 className="display t-1">We look after the small things</h2>
        <p className="lead">You bring the appetite. Beans, bread and the ride over are on us.</p>
        <ul>
          {services.map(({ id, title, text }) => (
            <li key={id}>
              <span className="services-icon">{icons[id]}</span>
              <div>
                <strong>{title}</strong>
                <p className="small muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
