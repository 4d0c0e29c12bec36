import type { LineOption, Locale } from '@seduh/contract';
import { lineName, optionNames } from '@seduh/domain';
import type { PageWords } from '../page/words';

/** What people call a size. @param name as answers have it; empty where there is only one */
export const sizeWord = (name: string, { sizes }: PageWords): string => sizes[name] ?? name;

/** What a line is called by; without `options` by its product and size alone. */
type NamedLine = Parameters<typeof lineName>[0] & {
  options?: readonly Pick<LineOption, 'option_name' | 'name_translations'>[];
};

/**
 * A line as people name it: `Hazelnut Latte, Large · Oat milk, 50 % sugar`.
 * @param language of the names; left out: their main ones
 */
export function nameLine({ options = [], ...line }: NamedLine, words: PageWords, language?: Locale): string {
  const name = lineName({ ...line, size_name: sizeWord(line.size_name, words) }, language);
  return options.length > 0 ? `${name} · ${optionNames(options, language)}` : name;
}
