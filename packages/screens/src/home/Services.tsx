import { Bike, Clock, MessageCircleMore, Picture, TicketPercent } from '@seduh/ui';
import { croissant, v60 } from '../lib/content/pictures';

const services = [
  { icon: <Clock />, title: 'Ready when you arrive', text: 'Set a time and the cup is poured as you walk in.' },
  {
    icon: <Bike />,
    title: 'At your door, or at your table',
    text: 'Dine in, door delivery or pick up: one menu, one price.',
  },
  { icon: <TicketPercent />, title: 'A free member card', text: 'With a minimum purchase of IDR 200.000.' },
  {
    icon: <MessageCircleMore />,
    title: 'A person on the other end',
    text: 'Ask a staff about beans, allergens or your order.',
  },
];

/** What the shop looks after. */
export function Services() {
  return (
    <section className="sd-wrap services">
      <div className="services-art">
        <Picture {...croissant} alt="A butter croissant on a plate" sizes="(width >= 64rem) 26rem, 70vw" />
        <Picture {...v60} className="two" alt="Coffee brewing in a V60" sizes="(width >= 64rem) 15rem, 42vw" />
      </div>
      <div>
        <h2 className="sd-display sd-t-1">We look after the small things</h2>
        <p className="sd-lead">You bring the appetite. Beans, bread and the ride over are on us.</p>
        <ul>
          {services.map(({ icon, title, text }) => (
            <li key={title}>
              <span className="services-icon">{icon}</span>
              <div>
                <strong>{title}</strong>
                <p className="sd-small sd-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
