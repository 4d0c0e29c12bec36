import { endedPromos, promos } from '@seduh/api-client/mocks';
import { ForesightBody, type Promo, PromoBody, PromoEditBody } from '@seduh/contract';
import { describe, expect, it } from 'vitest';
import { foreseenDraft } from './foresight/foreseenDraft';
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
      kind: 'percent',
      amount_off: null,
      bundle: null,
      happy_hours: null,
      budget: null,
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

describe('a promo of another kind', () => {
  const { discount: _percent, ...none } = full;
  const bare = { ...EMPTY_DRAFT, ...none, discount: '' };

  it.each([
    [{ kind: 'amount' as const }, 'amount_off', m.askAmount],
    [{ kind: 'amount' as const, amount_off: 0 }, 'amount_off', m.wrongAmount],
    [{ kind: 'bundle' as const, bundle_buy: '2', bundle_free: '1' }, 'bundle', m.askBundle],
    [{ kind: 'bundle' as const, bundle_buy: '21', bundle_free: '1', bundle: 'category:1' }, 'bundle', m.wrongPieces],
    [
      { kind: 'delivery' as const, happy_hours: { weekdays: [], from: '14:00', to: '17:00' } },
      'happy_hours',
      m.askDays,
    ],
    [
      { kind: 'delivery' as const, happy_hours: { weekdays: [1], from: '14:00', to: '14:00' } },
      'happy_hours',
      m.wrongHours,
    ],
    [{ kind: 'delivery' as const, isBudgeted: true }, 'budget', m.askBudget],
  ])('asks for what %j lacks', (change, field, words) => {
    expect(wrongInNew({ ...bare, ...change }, true).errors).toEqual({ [field]: words });
  });

  it('is sent with what its kind gives alone, as the server reads it', () => {
    const bundled = { ...bare, kind: 'bundle' as const, bundle_buy: '2', bundle_free: '1', bundle: 'category:1' };
    expect(PromoBody.parse(typedIn(bundled))).toMatchObject({
      kind: 'bundle',
      bundle: { buy: 2, free: 1, category_id: 1, product_id: null },
    });
    const hours = { weekdays: [1, 2], from: '14:00', to: '17:00' };
    const ride = { ...bare, kind: 'delivery' as const, happy_hours: hours, isBudgeted: true, budget: 500_000 };
    expect(PromoBody.parse(typedIn(ride))).toMatchObject({ kind: 'delivery', happy_hours: hours, budget: 500_000 });
    expect(printOf(ride)).toMatchObject({ kind: 'delivery', happy_hours: hours, discount: 0 });
  });

  it('sends of a change what differs', () => {
    const coffee = promos.find(({ code }) => code === 'NGOPI');
    if (!coffee) throw new Error('the fixtures have no NGOPI');
    expect(changesOf(EMPTY_DRAFT, coffee)).toEqual({});
    expect(changesOf(typed({ bundle_buy: '3' }), coffee)).toEqual({
      bundle: { buy: 3, free: 1, category_id: 1, product_id: null },
    });
    expect(changesOf(typed({ isBudgeted: true, budget: 100_000 }), coffee)).toEqual({ budget: 100_000 });
  });

  it('is asked about before it is published, once it says what it gives', () => {
    expect(foreseenDraft(promoForm, EMPTY_DRAFT)).toBeNull();
    const ride = typed({ kind: 'delivery' });
    expect(ForesightBody.parse({ ...foreseenDraft(promoForm, ride), weeks: 4 })).toMatchObject({ kind: 'delivery' });
    const percent = typed({ discount: '20' });
    expect(ForesightBody.parse({ ...foreseenDraft(promoForm, percent), weeks: 4 })).toMatchObject({ discount: 20 });
  });
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
