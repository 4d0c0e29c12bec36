import { z } from 'zod';
import { MESSAGES } from '../constants';
import { flag, Id, Instant, named, sizeIdFrom, translations, wholeNumber } from './common';
import { LineWarning, OptionId, OptionIds } from './options';
import { LineSubstitute } from './quotes';

// What is offered to who waits for something that has run out, and what they say.

/**
 * Something of a line has run out since it was ordered, and another thing is offered. `open` waits for an answer; `taken`: the
 * line is what was offered, at the price that was agreed; `declined`: it is as it was ordered.
 */
export const LineOffer = named('LineOffer', {
  state: z.enum(['open', 'taken', 'declined']),
  /** What it is about: the product, or options of it, as they were sold. */
  ran_out: z.array(z.object({ name: z.string(), name_translations: translations })),
  /** What the line becomes, with its price of now, which nobody pays; only while it is open. */
  substitute: LineSubstitute.optional(),
  /** What of that the customer asked to be warned of; left out where there is nothing. */
  warning: LineWarning.optional(),
  /** When its customer has said so; left out while it is open. What was accepted before that was another line. */
  answered_at: Instant.optional(),
});
export type LineOffer = z.infer<typeof LineOffer>;

const ONE_OF_THEM = 'Say either a product or an option';

/** What has run out, of which who waits is offered what stands in for it; with `undo`, not after all. */
export const OfferBody = z
  .strictObject({
    product_id: Id.optional(),
    option_id: OptionId.optional(),
    /** Left out: everybody who waits for it. */
    order_id: Id.optional(),
    undo: flag.optional(),
  })
  .refine(({ product_id, option_id }) => (product_id === undefined) !== (option_id === undefined), {
    path: ['product_id'],
    message: ONE_OF_THEM,
  })
  .meta({ id: 'OfferBody' });
export type OfferBody = z.infer<typeof OfferBody>;

/** Whom it was offered to. */
export const OfferedTo = named('OfferedTo', {
  /** Orders whose customers are asked. */
  orders: z.int().nonnegative(),
  /** How many of them are of guests at the counter, whom nobody tells: staff ask them. */
  at_counter: z.int().nonnegative(),
  /**
   * Orders that have it too, and are not asked: it is being made already, its customer avoids what is offered or has said no
   * to it, or nothing is offered that can be had.
   */
  left_out: z.int().nonnegative(),
});
export type OfferedTo = z.infer<typeof OfferedTo>;

/** What a customer says to what is offered. */
export const OfferAnswerBody = z
  .strictObject({
    /** Of the order's lines, counted from 1. */
    line: wholeNumber(MESSAGES.lineUnknown),
    /** False: it stays as it was ordered. */
    take: flag,
    /** What they saw, as it may be another one by now. */
    substitute: z.strictObject({
      product_id: Id.transform((id) => id.toLowerCase()),
      size_id: sizeIdFrom,
      option_ids: OptionIds.optional(),
    }),
  })
  .meta({ id: 'OfferAnswerBody' });
export type OfferAnswerBody = z.input<typeof OfferAnswerBody>;
export type OfferAnswer = z.output<typeof OfferAnswerBody>;
