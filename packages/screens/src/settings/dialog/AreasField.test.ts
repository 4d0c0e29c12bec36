import { expect, it } from 'vitest';
import { readPostcodes } from './AreasField';

it.each([
  ['10310, 10320,10330', ['10310', '10320', '10330']],
  ['10310 10320\n10330\r\n\t10340;', ['10310', '10320', '10330', '10340']],
  ['10310, 10310', ['10310']],
  [' ,; ', []],
  ['103xx, 10', ['103xx', '10']],
])('reads %j', (text, postcodes) => {
  expect(readPostcodes(text)).toEqual(postcodes);
});
