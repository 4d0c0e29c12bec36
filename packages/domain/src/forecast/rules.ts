import type { Station } from '@seduh/contract';

/** How a shop works: its own data, as it stands at this moment. */
export interface StationRules {
  /** Who works at a station now. Less than one counts as one: where nobody stands, somebody walks over. */
  people: Readonly<Record<Station, number>>;
  /** Equal pieces of an order that are made in one go, at most. */
  batch_pieces: number;
  /** What each further piece in one go costs, in percent of one made by itself. */
  batch_share: number;
  /** Percent of the set seconds that this shop really takes; 100 is as set. */
  pace: number;
  /** Seconds beside the making: reading the ticket, putting together, calling out. */
  handover_seconds: number;
  /** Minutes: an order for now that takes longer is told that the shop is busy, with a wider range. Null, or left out: never. */
  busy_minutes?: number | null;
}

/** A shop that has said nothing else. */
export const USUAL_STATIONS: StationRules = {
  people: { bar: 2, kitchen: 2, counter: 1 },
  batch_pieces: 4,
  batch_share: 60,
  pace: 100,
  handover_seconds: 60,
};

/** @returns people at a station, one at least */
export const peopleAt = ({ people }: StationRules, station: Station): number =>
  Math.max(1, Math.floor(people[station]));
