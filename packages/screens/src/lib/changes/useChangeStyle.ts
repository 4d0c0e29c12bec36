import { useMoney } from '@seduh/ui';
import { bundleWords } from '../bundles/words';
import type { ChangeStyle } from './changeInWords';
import { changeWords } from './words';
import { optionWords } from '../options/words';
import { methodWords } from '../orders/methods/words';
import { orderWords } from '../orders/words';
import type { DateStyle } from '../format/times';
import { useWords } from '../words/words';

/** What changes are written with, by the words of this visitor. @param time how their moments are */
export function useChangeStyle(time: DateStyle): ChangeStyle {
  return {
    m: useWords(changeWords),
    bundles: useWords(bundleWords),
    methods: useWords(methodWords),
    orders: useWords(orderWords),
    options: useWords(optionWords),
    money: useMoney(),
    time,
  };
}
