import type { AuditChange } from '@seduh/contract';
import { describe, expect, it } from 'vitest';
import { words as bundles } from '../bundles/words/en';
import { words as methods } from '../orders/methods/words/en';
import { words as options } from '../options/words/en';
import { words as orders } from '../orders/words/en';
import { changeInWords } from './changeInWords';
import { words as m } from './words/en';

const time = { zone: 'Asia/Jakarta', locale: 'en-GB' };
const style = { m, bundles, methods, orders, options, money: { locale: 'en', currency: 'IDR' } as never, time };
const say = (field: AuditChange['field'], of: string | null, before: unknown, after: unknown) => {
  const said = changeInWords({ field, of, before, after } as AuditChange, style);
  return [said.label, said.before, said.after];
};

describe('a change in words', () => {
  it.each([
    ['a flag', say('dine_in_only', null, false, true), ['Dine in only', 'no', 'yes']],
    ['something new', say('stock', null, null, 1_200), ['Portions', null, '1,200']],
    ['something gone', say('stock', null, 12, null), ['Portions', '12', 'none']],
    ['what somebody may do', say('bundle', null, 'barista', 'owner'), ['Tasks', 'Barista', 'Owner']],
    ['a share', say('discount', null, 10, 15), ['Discount', '10%', '15%']],
    ['days', say('duration', null, 1, 3), ['Runs for', '1 day', '3 days']],
    [
      'a moment of the shop',
      say('ends_at', null, null, '2026-11-20T07:30:00.000Z'),
      ['Ends', null, '20 Nov 2026, 14:30'],
    ],
    ['a status', say('status', null, 'preparing', 'out for delivery'), ['Status', 'Brewing', 'On the way']],
    ['a payment', say('payment_state', null, 'awaiting', 'paid'), ['Payment', 'Awaited', 'Paid']],
    ['people of a station', say('people', 'kitchen', 1, 2), ['People, Kitchen', '1', '2']],
    ['a delivery method', say('paused_until', '3', null, null), ['Paused until, Pick up', null, 'none']],
    ['all of them', say('paused_until', 'all', null, null), ['Paused until, All orders', null, 'none']],
    ['a language', say('translated_name', 'Oat, id', 'A', 'B'), ['Translated name, Oat, Bahasa Indonesia', 'A', 'B']],
    ['a list', say('sizes', null, ['Regular'], []), ['Sizes', 'Regular', 'none']],
    ['allergens', say('allergens', 'Oat', null, ['gluten', 'soy']), ['Allergens, Oat', null, 'gluten, soy']],
    ['none of them', say('allergens', null, null, ['none']), ['Allergens', null, m.noAllergens]],
    ['a picture', say('image', null, '/a.jpg', '/b.jpg'), ['Picture', 'a picture', 'another picture']],
    ['the first picture', say('image', null, null, '/b.jpg'), ['Picture', null, 'a picture']],
    ['what a newer version wrote', say('status', null, 'ready', 'on the moon'), ['Status', 'Ready', 'on the moon']],
    ['what was counted', say('difference', 'cash', null, -2_000), ['Difference, cash drawer', null, '- IDR 2,000']],
    ['a day of the week', say('opening', '1', ['07:00–21:00'], null), ['Open, Monday', '07:00–21:00', 'closed']],
    [
      'a special day',
      say('special_day', '2026-12-25', null, ['Natal']),
      ['Special day, 25 Dec', null, 'Natal, closed'],
    ],
    ['days', say('delivery_days', null, ['1', '2'], ['6']), ['Delivery days', 'Monday, Tuesday', 'Saturday']],
    ['a way to pay', say('payment_on', '2', true, false), ['Way to pay, Bank account', 'yes', 'no']],
  ])('%s', (_, said, expected) => expect(said).toEqual(expected));
});
