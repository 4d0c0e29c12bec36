// Plain Node, no bundler: a page as a string. No file of the package asks for CSS, which Node could not read.
import { Button, Chip, formatRupiah, LocaleProvider, Pager, Panel } from '@seduh/ui';
import { indonesian } from '@seduh/ui/phrases/id';
import { ProductGrid } from '@seduh/ui/shop/ProductGrid';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

console.log(
  renderToString(
    h(
      Panel,
      { title: 'Your table', action: h(Chip, { tone: 'ok' }, 'Free') },
      h(ProductGrid, { label: 'Cakes' }),
      h(LocaleProvider, { locale: 'id', phrases: indonesian }, h(Pager, { page: 1, totalPage: 2, onPage: () => {} })),
      h(Button, null, `Pay ${formatRupiah(25_000)}`),
    ),
  ),
);
