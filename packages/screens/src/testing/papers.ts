import { makeOrder, raniOrders } from '@seduh/api-client/mocks';
import type { Order } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { fn, spyOn } from 'storybook/test';

/** Twelve pieces: three options and an allergy on the cups, what is to be avoided in them, and a wish. */
export const twelvePieces = makeOrder({
  number: 2077,
  status: 'confirmed',
  placed: 6,
  deliveryId: DELIVERY.dineIn,
  table: '12',
  customer: 'Sari Wulandari',
  avoids: ['milk'],
  lines: [
    ['kopi-susu-gula-aren', 6, 2, 'alergi kacang, tolong alatnya dicuci dulu'],
    ['hazelnut-latte', 5, 1, 'Less ice, please'],
    ['americano', 1],
  ],
});

const [brewing] = raniOrders as [Order];
const [line] = brewing.lines as [Order['lines'][number]];
const options = [
  'Whole milk from the highlands of Lembang',
  'Half of the usual sweetness',
  'Extra shot',
  'Whipped cream',
];

/** Whatever can be long is: names, options, an allergy of 200 letters, all that is to be avoided. */
export const longPapers: Order = {
  ...brewing,
  customer_name: 'Raden Ajeng Kartini Djojoadhiningrat-Sosroningrat',
  lines: [
    {
      ...line,
      product_name: 'Double hazelnut latte with salted caramel and roasted coconut of the house',
      qty: 2,
      options: options.map((option_name, index) => ({ id: index + 1, group_name: 'Milk', option_name, surcharge: 0 })),
      note: 'Alergi kacang tanah dan mede. '.repeat(7).slice(0, 200),
      warning: { contains: ['milk', 'nuts', 'gluten', 'crustacean', 'sulphite'], unknown: true },
    },
    { ...line, qty: 4, note: 'Less ice, and a second straw for my daughter. '.repeat(5).slice(0, 200) },
  ],
};

/**
 * A browser that prints without a dialog, as one for a counter does.
 * @param isAllowed without: one that refuses at once; one that keeps quiet is waited for, which `printPaper`'s tests see
 * @returns counts the calls
 */
export function printer(isAllowed = true): ReturnType<typeof fn> {
  const print = fn(() => {
    if (!isAllowed) throw new Error('This page may open no dialog');
    window.dispatchEvent(new Event('beforeprint'));
    window.dispatchEvent(new Event('afterprint'));
  });
  spyOn(window, 'print').mockImplementation(print);
  return print;
}
