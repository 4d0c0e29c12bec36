import { z } from 'zod';
import {
  BUSY_LIMITS,
  DELIVERY_METHODS,
  LIMITS,
  MESSAGES,
  PAYMENT_METHODS,
  SIZES,
  STATIONS,
  type Station,
} from '../constants';
import { ClockTime, idOf, Instant, named, Rupiah, shopAddress } from './common';

/** Opening times of one weekday (1 Monday … 7 Sunday), clock times in the shop's zone. */
export const DayHours = z.object({ day: z.int().min(1).max(7), open: ClockTime, close: ClockTime });
export type DayHours = z.infer<typeof DayHours>;

/** A date with hours of its own; without any: closed. */
export const SpecialDay = z.object({
  date: z.iso.date(),
  name: z.string(),
  spans: z.array(z.object({ open: ClockTime, close: ClockTime })),
});
export type SpecialDay = z.infer<typeof SpecialDay>;

/** Hours that take the place of those of the week from a day of the shop on. */
export const NextHours = z.object({ from: z.iso.date(), hours: z.array(DayHours) });
export type NextHours = z.infer<typeof NextHours>;

/** A choice with an id and a name, and why it is off right now (null: it is on). */
const methodOf = <Id extends number>(all: readonly { id: Id }[]) =>
  z.object({ id: idOf(all), name: z.string(), disabled_reason: z.string().nullable() });

/** Staff take no orders for now, by one delivery method or by all of them. It ends by itself. */
export const Pause = named('Pause', {
  /** null: all of them */
  delivery_id: idOf(DELIVERY_METHODS).nullable(),
  /** When it ends unless staff end it before, a whole minute. */
  until: Instant,
  /** It was meant until staff reopen: `until` is only the opening at which it ends at the latest. */
  until_reopened: z.boolean(),
});
export type Pause = z.infer<typeof Pause>;

const pauseMinutes = `Between 1 and ${LIMITS.pauseMinutes} minutes, or none until reopened`;

/** How long is paused from now on; null until staff reopen. */
export const PauseBody = z
  .strictObject({ minutes: z.int(pauseMinutes).min(1, pauseMinutes).max(LIMITS.pauseMinutes, pauseMinutes).nullable() })
  .meta({ id: 'PauseBody' });
export type PauseBody = z.infer<typeof PauseBody>;

const peopleMsg = `Between 0 and ${LIMITS.stationPeople} people`;
const people = z.int(peopleMsg).min(0, peopleMsg).max(LIMITS.stationPeople, peopleMsg);

/** How many work at each station; where nobody stands, somebody walks over. */
export const StationPeople = z.strictObject({ bar: people, kitchen: people, counter: people } satisfies Record<
  Station,
  z.ZodType
>);
export type StationPeople = z.infer<typeof StationPeople>;

/** Who works at each station now. */
export const Staffing = named('Staffing', {
  people: StationPeople,
  /** As the shop has set it, for when nobody says otherwise. */
  usual: StationPeople,
  /** Until when what staff said holds; null: they have not said, and it is as usual. */
  until: Instant.nullable(),
  /** Minutes beyond which customers hear that the shop is busy; null: never. */
  busy_minutes: z.int().nullable(),
  /** Where a cup that is ordered now takes longer than that. Left out by a version before. */
  busy: z.array(z.enum(STATIONS)).optional(),
});
export type Staffing = z.infer<typeof Staffing>;

const busyMsg = `Between ${BUSY_LIMITS.minMinutes} and ${BUSY_LIMITS.maxMinutes} minutes, or never`;

export const StaffingBody = z
  .strictObject({
    /** Who is on from now until the next day opens; null: as usual. Left out it stays. */
    people: StationPeople.nullable().optional(),
    /** Beyond how many minutes the shop is busy, from now on; null: never. Left out it stays. */
    busy_minutes: z
      .int(busyMsg)
      .min(BUSY_LIMITS.minMinutes, busyMsg)
      .max(BUSY_LIMITS.maxMinutes, busyMsg)
      .nullable()
      .optional(),
  })
  .refine(({ people, busy_minutes }) => people !== undefined || busy_minutes !== undefined, {
    path: ['people'],
    message: MESSAGES.required,
  })
  .meta({ id: 'StaffingBody' });
export type StaffingBody = z.infer<typeof StaffingBody>;

/** The shop widens its times by itself, as there is too much to make. */
export const ShopBusy = named('ShopBusy', {
  /** Where, at least one. */
  stations: z.array(z.enum(STATIONS)).min(1),
  /** The first time with room for one cup of each of these, by the delivery methods that have one. */
  times: z.array(z.object({ delivery_id: idOf(DELIVERY_METHODS), at: Instant })),
});
export type ShopBusy = z.infer<typeof ShopBusy>;

/** Where riders ride to, for how much. */
export const DeliveryArea = named('DeliveryArea', {
  name: z.string(),
  /** Five digits, or the first two to four of all that begin so. */
  postcodes: z.array(z.string()),
  fee: Rupiah,
  /** The least that the lines come to after the discount; null: as everywhere. */
  minimum: Rupiah.nullable(),
});
export type DeliveryArea = z.infer<typeof DeliveryArea>;

export const Shop = named('Shop', {
  ...shopAddress,
  hours: z.array(DayHours),
  /** What is planned in their place. Left out by a version before, as the days with hours of their own are. */
  next_hours: NextHours.nullable().optional(),
  /** Those to come, by date. */
  special_days: z.array(SpecialDay).optional(),
  open_now: z.boolean(),
  /** The next moment the shop opens or closes; null when it never does. */
  changes_at: Instant.nullable(),
  delivery_window: z.object({ days: z.array(z.int().min(1).max(7)), from: ClockTime, to: ClockTime }),
  /** When door delivery happens, in words. Left out by a version before. */
  delivery_note: z.string().optional(),
  delivery_methods: z.array(methodOf(DELIVERY_METHODS)),
  /** What is paused now, at most one for each delivery method and one for all. */
  pauses: z.array(Pause),
  /** Where a cup more takes longer than the shop likes; left out where nowhere, while it is closed, and by a version before. */
  busy: ShopBusy.optional(),
  payment_methods: z.array(methodOf(PAYMENT_METHODS)),
  sizes: z.array(z.object({ id: idOf(SIZES), code: z.string(), name: z.string() })),
  tax_percent: z.int().min(0).max(100),
  /** Door delivery only; where there are areas, each has its own. */
  shipping_fee: Rupiah,
  /** The least that the lines of a door delivery come to after the discount; 0: any. Left out by a version before. */
  delivery_minimum: Rupiah.optional(),
  /** Where riders ride to; none, or left out: everywhere. */
  delivery_areas: z.array(DeliveryArea).optional(),
  /** Minutes the kitchen needs, and the ride on top for door delivery. */
  lead_minutes: z.int().nonnegative(),
  ride_minutes: z.int().nonnegative(),
  /** How long a transfer is waited for before the order is cancelled. */
  transfer_minutes: z.int().positive(),
  /** The smallest order that brings a member card. */
  member_minimum: Rupiah,
  oidc: z.boolean(),
  /** Its tables have codes, so that nobody types which one they sit at. Left out by a version before. */
  has_tables: z.boolean().optional(),
  /** False: cash is booked with the hand-over without asking staff. Left out, they are asked. */
  asks_cash: z.boolean().optional(),
  /** The server's clock, so that a page with a wrong one still shows true ages. */
  now: Instant,
});
export type Shop = z.infer<typeof Shop>;
