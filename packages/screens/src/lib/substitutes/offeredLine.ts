import type { CartLine } from '@seduh/api-client';
import type { LineSubstitute, QuoteLine } from '@seduh/contract';

/** A line of a cart, or of a ticket at the counter, that is sold out, with what is offered instead. */
export interface OfferedLine {
  line: CartLine;
  key: string;
  /** The product's, in the language of the page. */
  name: string;
  /** The line as the server sees it. */
  quoted: QuoteLine;
  substitute: LineSubstitute;
}
