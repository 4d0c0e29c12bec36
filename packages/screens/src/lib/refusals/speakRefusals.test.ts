import { ApiError, request, speakBy } from '@seduh/api-client';
import type { Quote } from '@seduh/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quoteInWords } from './say';
import { speakRefusals } from './speakRefusals';

const page = document.documentElement;
const before = page.lang;

beforeEach(() => {
  vi.useFakeTimers();
  speakRefusals();
});
afterEach(() => {
  speakBy(undefined);
  page.lang = before;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What a call says that is refused like this. */
async function refusedBy(body: object, status = 400): Promise<ApiError> {
  vi.stubGlobal('fetch', async () => Response.json({ status, data: null, ...body }, { status }));
  return request('/x').then(
    () => Promise.reject(new Error('it went well')),
    (error: unknown) => error as ApiError,
  );
}

const wrong = { code: 'WRONG_CREDENTIALS', msg: 'Email/Password is Wrong!' };

describe('in Indonesian', () => {
  beforeEach(() => {
    page.lang = 'id';
  });

  it('says what is refused, and why a field is; the English one is kept for logs', async () => {
    const error = await refusedBy({
      code: 'VALIDATION',
      msg: 'All input must be fulfilled',
      said: { key: 'required', values: {} },
      data: { fields: { email: 'This is not an email address', other: 'New here' } },
      said_of: { email: { key: 'notEmail', values: {} } },
    });
    expect([error.msg, error.message]).toEqual(['Semua isian wajib diisi', 'All input must be fulfilled']);
    expect(error.fields).toEqual({ email: 'Ini bukan alamat email', other: 'New here' });
    expect(error).toMatchObject({ code: 'VALIDATION', status: 400 });
  });

  it.each([
    ['closedOpensOn', { day: '27 Oct', clock: '07:00' }, 'Tutup. Buka 27 Okt pukul 07.00'],
    ['earliest', { day: 'tomorrow', clock: '07:15' }, 'Paling cepat besok pukul 07.15'],
    ['promoMore', { amount: '1,012,000', code: 'PASTA20' }, 'Rp1.012.000 lagi untuk memakai PASTA20'],
    [
      'illegalMove',
      { from: 'picked up', to: 'ready' },
      'Pesanan ini sudah diambil, jadi tidak bisa menjadi sudah siap',
    ],
  ])('fills %s', async (key, values, text) => {
    expect((await refusedBy({ ...wrong, said: { key, values } })).msg).toBe(text);
  });

  it('leaves what has no name, or a name that only a newer server knows, as it came', async () => {
    expect((await refusedBy(wrong)).msg).toBe(wrong.msg);
    expect((await refusedBy({ ...wrong, said: { key: 'toString', values: {} } })).msg).toBe(wrong.msg);
  });

  it('says that no answer came', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(request('/x')).rejects.toMatchObject({
      code: 'NETWORK',
      msg: expect.stringContaining('Cek internetmu'),
    });
  });

  it('calls an option by its Indonesian name where the line still has it', () => {
    const said = { key: 'optionSoldOut', values: { option: 'Oat milk' } };
    const problem = { code: 'OPTION_SOLD_OUT', msg: 'Sold out: Oat milk', available: 0, said };
    const options = [{ id: 2, option_name: 'Oat milk', name_translations: { id: 'Susu oat' } }];
    const quote = { lines: [options, []].map((each) => ({ problem, options: each })), problems: [], promo: null };
    const { lines } = quoteInWords(quote as unknown as Quote);
    expect(lines.map((line) => line.problem?.msg)).toEqual([
      expect.stringContaining('Susu oat'),
      expect.stringContaining('Oat milk'),
    ]);
  });

  it('says what stands against a quote, that of a refusal too', async () => {
    const said = { key: 'onlyLeft', values: { left: '2' } };
    const quote = {
      lines: [
        { problem: { code: 'NOT_ENOUGH', msg: 'Only 2 left', available: 2, said }, options: [] },
        { problem: null },
      ],
      problems: [{ code: 'CLOSED', msg: 'Closed', said: { key: 'closed', values: {} } }],
      promo: {
        applied: false,
        code: 'X',
        reason: 'Dine in only',
        missing: null,
        said: { key: 'promoDineIn', values: {} },
      },
      points: { applied: false, points: 20, given: 0, reason: 'Add a drink', said: { key: 'pointsDrink', values: {} } },
    } as unknown as Quote;
    const { lines, problems, promo, points } = quoteInWords(quote);
    expect([lines[0]?.problem?.msg, problems[0]?.msg, promo?.reason]).toEqual([
      'Tinggal 2',
      'Tutup',
      'Hanya untuk makan di tempat',
    ]);
    expect(points?.reason).toBe('Tambah minuman yang mau digratiskan');
    const { data } = await refusedBy({ code: 'CLOSED', msg: 'Closed', data: quote }, 409);
    expect(data).toMatchObject({ problems: [{ msg: 'Tutup' }] });
  });
});

it('leaves English to the letter', async () => {
  page.lang = 'en';
  expect((await refusedBy({ ...wrong, said: { key: 'required', values: {} } })).msg).toBe(wrong.msg);
});
