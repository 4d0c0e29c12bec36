import { endedPromos, promos } from '@seduh/api-client/mocks';
import { type Promo, PromoBody, PromoEditBody } from '@seduh/contract';
import { describe, expect, it } from 'vitest';
import { words as shared } from '../words/en';
import { printOf as print, type PromoDraft, promoFormIn } from './promoForm';
import { words as own } from './words/en';

const m = { ...shared, ...own };
const promoForm = promoFormIn(m, { locale: 'en', currency: 'IDR' });
const printOf = (draft: PromoDraft) => print(promoForm, m, draft);

const { changesOf, differencesOf, empty: EMPTY_DRAFT, keepOwn, requestOf: typedIn } = promoForm;
const wrongInNew = (draft: PromoDraft, hasImage: boolean) => promoForm.wrongIn(draft, undefined, hasImage);
/** Without a promo: what cannot be, whatever is missing. */
const wrongInEdit = (draft: PromoDraft, promo?: Promo) => promoForm.wrongIn(draft, promo, true).errors;

const [pasta] = promos;
const [rain] = endedPromos;
if (!pasta || !rain) throw new Error('the fixtures have no promos');

const typed = (change: Partial<PromoDraft>): PromoDraft => ({ ...EMPTY_DRAFT, ...change });
const full = typed({
  discount: '20',
  duration: '7',
  code: 'SUNDAY20',
  min_price: 0,
  promo_name: ' Lazy Sunday ',
  description: 'A fifth off.',
});

describe('a new promo', () => {
  it('misses everything at first, and no rule', () => {
    const { isMissing, errors } = wrongInNew(EMPTY_DRAFT, false);
    expect(isMissing).toBe(true);
    expect(Object.keys(errors).toSorted()).toEqual(
      ['image', 'discount', 'duration', 'code', 'min_price', 'promo_name', 'description'].toSorted(),
    );
    expect(wrongInNew(full, true)).toEqual({ isMissing: false, errors: {} });
  });

  it('is sent with the discount as a fraction, one a day where nobody says otherwise', () => {
    expect(typedIn(full)).toEqual({
      discount: 0.2,
      duration: 7,
      code: 'SUNDAY20',
      min_price: 0,
      promo_name: 'Lazy Sunday',
      description: 'A fifth off.',
      dine_in_only: false,
      new_user_only: false,
      member_only: false,
      one_per_day: true,
      total_uses: null,
    });
  });

  it('keeps every whole percent whole, there and back', () => {
    for (let percent = 1; percent <= 100; percent += 1) {
      const { discount } = typedIn({ ...full, discount: String(percent) });
      expect(PromoBody.parse({ ...typedIn(full), discount: String(discount) }).discount).toBe(percent);
      expect(changesOf(typed({ discount: String(percent) }), { ...pasta, discount })).toEqual({});
    }
  });

  it('shows what is there so far on its ticket', () => {
    expect(printOf(EMPTY_DRAFT)).toMatchObject({ promo_name: 'Name', code: 'CODE', discount: 0 });
    expect(printOf(full)).toMatchObject({ promo_name: 'Lazy Sunday', code: 'SUNDAY20', discount: 0.2 });
    expect(printOf(full).name_translations).toBeUndefined();
    expect(printOf({ ...full, name_translations: { id: 'Minggu santai' } }).name_translations).toEqual({
      id: 'Minggu santai',
    });
  });
});

it.each([
  [{ discount: '0' }, 'discount'],
  [{ discount: '101' }, 'discount'],
  [{ duration: '0' }, 'duration'],
  [{ duration: '367' }, 'duration'],
  [{ code: 'SUN DAY' }, 'code'],
  [{ isBounded: true, total_uses: '0' }, 'total_uses'],
  [{ isBounded: true, total_uses: '1000001' }, 'total_uses'],
] as const)('refuses %j in the words of the contract', (change, field) => {
  const draft = { ...full, ...change };
  const issue = PromoBody.safeParse(typedIn(draft)).error?.issues[0];
  expect(wrongInEdit(draft)).toEqual({ [field]: issue?.message });
  expect(issue?.path).toEqual([field]);
});

it('does not let the uses be bounded by nothing', () => {
  expect(wrongInEdit({ ...full, isBounded: true })).toHaveProperty('total_uses');
  // as many as it has now
  expect(wrongInEdit(EMPTY_DRAFT, rain)).toEqual({});
});

it.each([
  ['nothing typed', pasta, {}, {}],
  ['typed as it is', pasta, { code: 'PASTA20', discount: '20', min_price: 50_000, one_per_day: true }, {}],
  ['another percent', pasta, { discount: '25' }, { discount: 0.25 }],
  ['no minimum', pasta, { min_price: 0 }, { min_price: 0 }],
  ['a rule more', pasta, { member_only: true }, { member_only: true }],
  ['a rule less', pasta, { one_per_day: false }, { one_per_day: false }],
  ['bounded', pasta, { isBounded: true, total_uses: '10' }, { total_uses: 10 }],
  ['no longer bounded', rain, { isBounded: false, total_uses: '10' }, { total_uses: null }],
] as const)('sends only what differs: %s', (_, promo, change, expected) => {
  const changes = changesOf(typed(change), promo);
  expect(changes).toEqual(expected);
  expect(PromoEditBody.safeParse(changes).success).toBe(true);
});

describe('somebody else was faster', () => {
  const now = { ...pasta, discount: 0.3, rules: { ...pasta.rules, total_uses: 5 }, version: 2 };

  it('says what is not what it was, in words', () => {
    expect(differencesOf(pasta, now)).toEqual([
      { label: 'Discount', was: '20%', is: '30%' },
      { label: 'Uses in all', was: 'no bound', is: '5' },
    ]);
    expect(differencesOf(pasta, { ...pasta, ends_at: pasta.starts_at })).toEqual([
      { label: 'Running', was: 'yes', is: 'ended' },
    ]);
  });

  it('gives up what they changed too, and keeps the rest', () => {
    const draft = typed({ discount: '10', duration: '3', isBounded: true, total_uses: '9', member_only: true });
    expect(keepOwn(draft, pasta, now)).toEqual(typed({ duration: '3', member_only: true }));
  });
});
