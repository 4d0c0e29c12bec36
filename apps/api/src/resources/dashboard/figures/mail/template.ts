import type { Figures } from '@seduh/contract';
import { PAGES, type Locale } from '@seduh/contract/constants';
import { averageMinutes } from '@seduh/domain/figures';
import type { WrittenMail } from '../../../../platform/mail/mailer';
import { pathIn } from '../../../../platform/words';
import { FIGURE_MAIL } from './repository';
import { FIGURE_MAIL_WORDS } from './words';

/** To whom the figures of a day go, from which shop, and in which language. */
interface FigureLetter {
  shop: string;
  /** Where people reach it. */
  shopUrl: string;
  to: string;
  language: Locale;
}

/** What sold most is named up to here. */
const BEST = 3;

/** The figures of one day, held against the same weekday a week before; with the way to turn the mail off. */
export function figureMail(figures: Figures, { shop, shopUrl, to, language }: FigureLetter): WrittenMail {
  const m = FIGURE_MAIL_WORDS[language];
  const { totals, products, ready, cancelled, customers } = figures;
  const { income, orders, outcome } = totals.now;
  const link = new URL(pathIn(language, PAGES.figures.path), shopUrl).href;
  const day = m.day(figures.from);
  const best = products.filter(({ now }) => now.sold > 0).slice(0, BEST);
  const busiest = figures.hours.toSorted((one, other) => other.now.orders - one.now.orders)[0];
  const minutes = averageMinutes(ready.now.ready_ms, ready.now.orders);
  const fresh = customers.find(({ kind }) => kind === 'new')?.now.customers ?? 0;

  const facts = [
    busiest && busiest.now.orders > 0 && m.busiest(busiest.hour, busiest.now.orders),
    best.length > 0 && m.best(best.map(({ product_name, now }) => m.piece(product_name, now.sold))),
    minutes !== null && m.ready(minutes, ready.now.on_time, ready.now.orders),
    fresh > 0 && m.fresh(fresh),
    outcome > 0 && m.outcome(outcome),
    cancelled.now.orders > 0 && m.cancelled(cancelled.now.orders),
  ].filter((fact) => fact !== false && fact !== undefined);

  return {
    template: FIGURE_MAIL,
    from: shop,
    to,
    subject: m.subject(shop, day, income),
    text: [
      m.hello,
      [
        orders > 0 ? m.brought(day, income, orders) : m.nothing(day),
        totals.before && m.before(totals.before.income, income),
      ]
        .filter(Boolean)
        .join(' '),
      ...(facts.length > 0 ? [facts.map((fact) => `- ${fact}`).join('\n')] : []),
      m.all(link),
      m.wayOut,
      shop,
    ].join('\n\n'),
  };
}
