import { useMoney } from '@seduh/ui';
import { bundleWords } from '../lib/bundles/words';
import type { ChangeStyle } from '../lib/changes/changeInWords';
import { changeWords } from '../lib/changes/words';
import { optionWords } from '../lib/options/words';
import { methodWords } from '../lib/orders/methods/words';
import { orderWords } from '../lib/orders/words';
import { useShopClock } from '../lib/useShopClock';
import { useWords } from '../lib/words/words';

/** What settings and their changes are written with. */
export function useChangeStyle(): ChangeStyle {
  return {
    m: useWords(changeWords),
    bundles: useWords(bundleWords),
    methods: useWords(methodWords),
    orders: useWords(orderWords),
    options: useWords(optionWords),
    money: useMoney(),
    time: useShopClock(),
  };
}
