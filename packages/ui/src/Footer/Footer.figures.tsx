import type { Figures } from '../guide/types';
import { Footer, type FooterColumn } from './Footer';
import type { guide } from './Footer.guide';

const blurb = 'Coffee and food, brewed to order.';
const help = [
  { label: 'Ask a staff', href: '#help' },
  { label: 'Terms', href: '#terms' },
];
const hours = [{ label: '7 am - 9 pm' }];

const drawn = (columns: FooterColumn[]) => <Footer brandHref="#home" blurb={blurb} columns={columns} />;

export default {
  anatomy: drawn([
    { title: 'Help', items: help },
    { title: 'Hours', items: hours },
  ]),
  pairs: {
    headed: {
      do: drawn([
        { title: 'Help', items: help },
        { title: 'Hours', items: hours },
      ]),
      dont: drawn([{ title: 'More', items: [...hours, ...help] }]),
    },
  },
} satisfies Figures<typeof guide>;
