import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { LocaleProvider } from '../../LocaleProvider';
import { indonesian } from '../../phrases/id';
import { OrderSummary, type OrderSummaryProps } from './OrderSummary';

const props: OrderSummaryProps = { title: 'Order summary', rows: [], totalLabel: 'Total', total: 0 };

it('puts class, ref and the rest on the root', () => {
  const ref = createRef<HTMLElement>();
  render(<OrderSummary {...props} ref={ref} className="extra" id="slip" />);
  expect(screen.getByRole('region', { name: 'Order summary' })).toBe(ref.current);
  expect(ref.current?.classList).toContain('extra');
  expect(ref.current?.id).toBe('slip');
});

it('writes each row and the total as label and money', () => {
  const rows = [
    { label: 'Subtotal', amount: 112000 },
    { label: 'Shipping', amount: 0 },
  ];
  render(<OrderSummary {...props} rows={rows} total={112000} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Subtotal', 'Shipping', 'Total']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'IDR 112,000',
    'IDR 0',
    'IDR 112,000',
  ]);
});

it.each([20000, -20000])('takes a discount off however its amount is signed: %i', (amount) => {
  render(<OrderSummary {...props} rows={[{ label: 'Promo', amount, tone: 'discount' }]} />);
  expect(screen.getAllByRole('definition')[0]?.textContent).toBe('- IDR 20,000');
});

it('takes its heading from where it stands', () => {
  render(<OrderSummary {...props} headingLevel={3} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Order summary' })).toBeTruthy();
});

it('writes every amount as the language around it does', () => {
  const rows = [{ label: 'Potongan', amount: 20000, tone: 'discount' as const }];
  render(
    <LocaleProvider locale="id" phrases={indonesian}>
      <OrderSummary {...props} rows={rows} total={92000} />
    </LocaleProvider>,
  );
  const amounts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(amounts).toEqual(['- Rp20.000', 'Rp92.000']);
});
