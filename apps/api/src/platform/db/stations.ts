import type { StationRules } from '@seduh/domain/forecast';
import { sql, type RawBuilder } from 'kysely';

/** How the shop works at a moment, of the row of `shop`: with who staff say is on, as long as that holds. */
export const stationsNow = (now: Date): RawBuilder<StationRules> => sql<StationRules>`coalesce(
  (select jsonb_set(shop.stations, '{people}', on_duty.people) from on_duty where on_duty.until > ${now}),
  shop.stations
)`;

/** These settings of the stations laid over those of the row of `shop`: what is not among them stays. */
export const stationsWith = (settings: Partial<StationRules>): RawBuilder<string> =>
  sql<string>`stations || ${JSON.stringify(settings)}::jsonb`;
