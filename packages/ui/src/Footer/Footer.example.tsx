import { Footer, type FooterColumn } from '@seduh/ui';

const columns: FooterColumn[] = [
  {
    title: 'Help',
    items: [
      { label: 'Ask a staff', href: '/help' },
      { label: 'Terms', href: '/terms' },
    ],
  },
  { title: 'Hours', items: [{ label: 'Every day 7 am - 9 pm' }] },
];

export function SiteFooter() {
  return <Footer brandHref="/" blurb="Coffee and food, brewed to order across the city." columns={columns} />;
}
