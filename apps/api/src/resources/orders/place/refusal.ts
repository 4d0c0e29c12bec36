import { agreedTotal } from '../quote/quote-version';
import type { Quote } from '@seduh/contract';
import { HttpError } from '../../../platform/http/errors';

/**
 * Why an order with this quote cannot be placed as agreed; null where it can. The quote is the answer's data. What is
 * cheaper than agreed passes, what is dearer asks.
 * @param agreed version of the quote the customer said yes to; without one the prices of now count
 */
export function refusalOf(quote: Quote, agreed: string | undefined): HttpError | null {
  const [problem] = quote.problems;
  if (problem) return new HttpError(409, 'CLOSED', problem.msg, quote);
  const short = quote.lines.find((line) => line.problem);
  if (short?.problem) return new HttpError(409, 'OUT_OF_STOCK', `${short.product_name}: ${short.problem.msg}`, quote);

  const refusedPromo = quote.promo && !quote.promo.applied ? quote.promo : null;
  const asAgreed = agreed === undefined ? !refusedPromo : quote.total <= (agreedTotal(agreed) ?? -1);
  if (asAgreed) return null;
  if (refusedPromo)
    return new HttpError(409, 'PROMO_REFUSED', refusedPromo.reason ?? 'This code does not apply', quote);
  return new HttpError(409, 'PRICE_CHANGED', 'The price has changed', quote);
}
