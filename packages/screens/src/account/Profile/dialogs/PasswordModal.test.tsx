import { ApiProvider, useShop } from '@seduh/api-client';
import { handlers, shop } from '@seduh/api-client/mocks';
import { fireEvent, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadWords } from '../../../lib/words/words';
import PasswordModal from './PasswordModal';

const shopAsked: string[] = [];
const server = setupServer(
  http.get('*/api/shop', ({ request }) => {
    shopAsked.push(request.url);
    return HttpResponse.json({ status: 200, msg: 'OK', data: { ...shop, name: 'Toko Tejo' } });
  }),
  ...handlers,
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => loadWords());
afterAll(() => server.close());

const OWN = 'Too easy: your own details or words of this shop';
const Named = () => <p>{useShop().data?.name}</p>;
const dialog = (frame: React.ReactNode) => (
  <ApiProvider>
    {frame}
    <PasswordModal
      open
      onOpenChange={() => {}}
      email="x@mail.example"
      name="Rani Sastra"
      phone="+62 812-3456-7890"
      hasPassword={false}
    />
  </ApiProvider>
);
const type = (value: string) =>
  fireEvent.change(document.querySelector('input[name="new_password"]')!, { target: { value } });

it.each(['RaniSastra-2026', '0812-3456-7890-'])('calls none strong of the own name or phone: %s', async (password) => {
  render(dialog(null));
  type(password);
  expect(await screen.findByText(OWN)).toBeTruthy();
  // which nobody had asked for
  expect(shopAsked).toEqual([]);
});

it('calls none strong of the shop’s name, where the page has it', async () => {
  render(dialog(<Named />));
  await screen.findByText('Toko Tejo');
  type('TokoTejo-2026!');
  expect(await screen.findByText(OWN)).toBeTruthy();
});
