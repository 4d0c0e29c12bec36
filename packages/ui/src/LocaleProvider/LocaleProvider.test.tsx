import { useDirection } from '@radix-ui/react-direction';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { formatRupiah, LocaleProvider, MoneyField, Pager, useLocale, useMoney } from '..';
import { indonesian } from '../phrases/id';
import { directionOf } from './directionOf';

const Told = () => <output>{[useLocale(), useDirection(), formatRupiah(25_000, useMoney())].join(' ')}</output>;
const told = () => screen.getByRole('status').textContent;
const pager = <Pager page={2} totalPage={12} onPage={() => {}} />;
const words = () => screen.getByRole('navigation').textContent.trim();

it.each([
  [undefined, 'en-GB ltr IDR 25,000'],
  ['id', 'id ltr IDR 25.000'],
  ['en-US', 'en-US ltr IDR 25,000'],
  ['ar-EG', 'ar-EG rtl IDR 25,000'],
  ['he', 'he rtl IDR 25,000'],
])('locale %s: %s', (locale, all) => {
  render(
    <LocaleProvider locale={locale}>
      <Told />
    </LocaleProvider>,
  );
  expect(told()).toBe(all);
});

it.each([
  ['id', 'ltr'],
  ['ur', 'rtl'],
  ['ckb', 'rtl'],
  ['uz', 'ltr'],
  ['uz-Arab', 'rtl'],
  ['dv', 'rtl'],
])('%s runs %s', (locale, dir) => {
  expect(directionOf(locale)).toBe(dir);
});

it('adds up: an inner one replaces what it names, part by part and phrase by phrase', () => {
  render(
    <LocaleProvider locale="id" phrases={indonesian}>
      <LocaleProvider dir="rtl" phrases={{ Pager: { page: () => 'mine' }, Price: { currency: 'IDR' } }}>
        <LocaleProvider>
          <Told />
          {pager}
        </LocaleProvider>
      </LocaleProvider>
    </LocaleProvider>,
  );
  expect([told(), words()]).toEqual(['id rtl IDR 25.000', 'Halaman sebelumnya mineHalaman berikutnya']);
});

it('speaks English again with null', () => {
  render(
    <LocaleProvider locale="id" phrases={indonesian}>
      <LocaleProvider locale="en-GB" phrases={null}>
        <Told />
        {pager}
      </LocaleProvider>
    </LocaleProvider>,
  );
  expect([told(), words()]).toEqual(['en-GB ltr IDR 25,000', 'Previous page page 2 of 12Next page']);
});

it('says the same on a server', () => {
  const html = renderToString(
    <LocaleProvider locale="ar" phrases={indonesian}>
      <Told />
    </LocaleProvider>,
  );
  expect(html).toBe('<output>ar rtl Rp25,000</output>');
});

it.each([
  // fr groups by a narrow space
  ['fr', '25\u202f000'],
  ['de', '25.000'],
  ['en-IN', '25,000'],
])('reads in %s what it has grouped, and sends plain digits', (locale, shown) => {
  const onChange = vi.fn();
  render(
    <LocaleProvider locale={locale}>
      <MoneyField label="Price" name="price" onChange={onChange} />
    </LocaleProvider>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Price');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  type('25000');
  expect(field.value).toBe(shown);
  type(`${shown}0`);
  expect(onChange.mock.calls).toEqual([[25_000], [250_000]]);
  expect(document.querySelector<HTMLInputElement>('[name="price"]')?.value).toBe('250000');
});
