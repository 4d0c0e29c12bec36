import { lineName } from '@seduh/domain';
import type { PageWords } from '../page/words';

/** What people call a size. @param name as answers have it; empty where there is only one */
export const sizeWord = (name: string, { sizes }: PageWords): string => sizes[name] ?? name;

/** A line as people name it: `Hazelnut Latte, Large`. */
export const nameLine = (line: { product_name: string; size_name: string }, words: PageWords): string =>
  lineName({ product_name: line.product_name, size_name: sizeWord(line.size_name, words) });
