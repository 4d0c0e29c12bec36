import type { Locale } from '@seduh/contract';
import { lineName } from '@seduh/domain';
import type { PageWords } from '../page/words';

/** What people call a size. @param name as answers have it; empty where there is only one */
export const sizeWord = (name: string, { sizes }: PageWords): string => sizes[name] ?? name;

/** A line as people name it: `Hazelnut Latte, Large`. @param language of the product's name; left out: its main one */
export const nameLine = (line: Parameters<typeof lineName>[0], words: PageWords, language?: Locale): string =>
  lineName({ ...line, size_name: sizeWord(line.size_name, words) }, language);
