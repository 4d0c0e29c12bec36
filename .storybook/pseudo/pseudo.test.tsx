import { expect, it } from 'vitest';
import { isValidElement, type ReactNode } from 'react';
import { words as cart } from '../../packages/screens/src/cart/words/en';
import { words as checkout } from '../../packages/screens/src/checkout/words/en';
import { words as home } from '../../packages/screens/src/home/words/en';
import { pseudo } from './pseudo';

it('makes a text longer, with accents and brackets', () => {
  expect(pseudo('Order again')).toBe('[Öòrðéèr åàgåàîïñ]');
});

it('keeps the space round a text outside of the brackets', () => {
  expect(pseudo(' and ')).toBe(' [åàñð] ');
});

it.each(['IDR 25,000', 'QRIS', '14:30', 'dd', 'you@example.com', '', '2 × 3'])('leaves %j as it is', (text) => {
  expect(pseudo(text)).toBe(text);
});

it('leaves codes in a text as they are', () => {
  expect(pseudo('Pay IDR 25,000 by QRIS')).toBe('[Påàý IDR 25,000 bý QRIS]');
});

it('leaves what a message is given as it is, in whatever letters, and only where it is a word of its own', () => {
  const words = pseudo({
    hello: (name: string) => `Hello ${name}`,
    whole: (name: string) => name,
    code: (code: string) => `Code ${code}`,
    low: (name: string) => `an ${name.toLowerCase()}`,
    art: (what: string) => `Start ${what}`,
    of: ({ sum }: { sum: string }, count: number) => `${count} mails of ${sum}`,
  });
  expect(words.hello('Rani')).toBe('[Héèllöò Rani]');
  expect(words.whole('Rani')).toBe('Rani');
  expect(words.code('CODE')).toBe('[Çöòðéè CODE]');
  expect(words.low('Espresso')).toBe('[åàñ espresso]');
  expect(words.art('art')).toBe('[Ståàrt art]');
  expect(words.of({ sum: 'IDR 1' }, 3)).toBe('[3 måàîïls öòf IDR 1]');
  expect(words.hello('a+b (c)')).toBe('[Héèllöò a+b (c)]');
});

it('goes into lists and groups, and is the same catalogue the next time', () => {
  const words = { steps: ['One', 'Two'], deep: { er: 'Cup' }, none: null };
  expect(pseudo(words)).toEqual({ steps: ['[Öòñéè]', '[Twöò]'], deep: { er: '[Çûüp]' }, none: null });
  expect(pseudo(words)).toBe(pseudo(words));
});

const textsOf = (node: ReactNode): string[] => {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  return isValidElement<{ children?: ReactNode }>(node) ? textsOf(node.props.children) : [];
};

it('rewrites the texts in elements, but those of what the message was given', () => {
  const words = pseudo({
    at: (who: ReactNode, link: (text: string) => ReactNode) => (
      <p title="untouched">
        Ask <b>now</b>, {who} {link('here')}
      </p>
    ),
  });
  const said = words.at(<i>Rani</i>, (text) => <a href="/ask">{text}</a>);
  expect(textsOf(said)).toEqual(['[Åàsk] ', '[ñöòw]', ', ', 'Rani', ' ', '[héèréè]']);
  expect(textsOf(pseudo(home).hero())).toEqual(['[Slöòw bréèwéèð,]', '[qûüîïçklý ýöòûürs.]']);
});

it('is about two fifths longer than what the shop says', () => {
  const leaves = (said: unknown): string[] =>
    typeof said === 'string' ? [said] : said && typeof said === 'object' ? Object.values(said).flatMap(leaves) : [];
  const length = (said: unknown) => leaves(said).join('').length;
  const all = { cart, checkout, home };
  expect(length(pseudo(all)) / length(all)).toBeGreaterThan(1.35);
  expect(length(pseudo(all)) / length(all)).toBeLessThan(1.55);
});
