import type { LineSubstitute, OrderLine, QuoteLine } from '@seduh/contract';
import type { Locale } from '@seduh/contract/constants';
import { optionNames, productName } from '@seduh/domain';
import { nameLine } from '../orders/lines';
import type { PageWords } from '../page/words';

/**
 * What has run out of a line, and what is there instead: products, or the options that differ.
 * @returns `whole`: the cup, where it is another one
 */
export function namesOfInstead(
  line: QuoteLine | OrderLine,
  substitute: LineSubstitute,
  page: PageWords,
  language: Locale,
) {
  if (line.product_id !== substitute.product_id) {
    const size_name = line.size_id === substitute.size_id ? '' : substitute.size_name;
    const options = substitute.option_ids && substitute.options;
    return {
      out: productName(line, language),
      instead: productName(substitute, language),
      whole: nameLine({ ...substitute, size_name, options }, page, language),
    };
  }
  const notIn = (own: LineSubstitute['options'], others: LineSubstitute['options']) =>
    optionNames(
      own.filter(({ id }) => !others.some((other) => other.id === id)),
      language,
    );
  return {
    out: notIn(line.options, substitute.options),
    instead: notIn(substitute.options, line.options),
  };
}
