import type { PaymentState } from '@seduh/contract';
import { PAGES, PAYMENT } from '@seduh/contract/constants';
import { orderNumber, isUnpaid, type ProviderMethod, rupiahText } from '@seduh/domain';
import { escapeHtml } from '../../../../platform/http/html';
import { orderPage } from '../providers/provider';

/** The storefront's bar, colours and shapes, light and dark: this page belongs to the shop but not to its bundle. */
export const STYLE = `
:root { color-scheme: light dark; --surface: #fcf6ea; --raised: #fffdf9; --ink: #2a180f; --muted: #75543f;
  --line: #e9dac2; --border: #9a7658; --accent: #ffba33; --edge: #dd940c; --on-accent: #3b2417; --focus: #12626f;
  --roast: #2a180f; --on-roast: #fdf3e1; --danger: #a4301d; }
@media (prefers-color-scheme: dark) {
  :root { --surface: #1a0e08; --raised: #2a180f; --ink: #fdf3e1; --muted: #d9bfa6; --line: #553a2a; --border: #a98668;
    --focus: #9be3ea; --roast: #3a2316; --danger: #f4977f; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--ink);
  font: 500 1rem/1.5 "Plus Jakarta Sans Variable", "Plus Jakarta Sans", system-ui, "Segoe UI", Roboto, sans-serif; }
header { display: flex; align-items: center; min-height: 3.75rem; padding: 0 1.25rem; }
header a { display: inline-flex; align-items: center; gap: 0.625rem; min-height: 2.75rem; color: inherit; text-decoration: none;
  font: 400 1.5rem/1.2 Caprasimo, "Cooper Black", Georgia, serif; overflow-wrap: anywhere; }
header svg { flex: none; width: 2rem; height: 2rem; }
.band { padding: 2rem 1.25rem 5rem; background: var(--roast); color: var(--on-roast); text-align: center; }
h1 { margin: 0 0 0.25rem; font: 400 clamp(2.125rem, 8vw, 3rem)/1.06 Caprasimo, "Cooper Black", Georgia, serif; }
.band p { max-width: 34rem; margin: 0 auto; }
main { width: min(27rem, 100% - 2rem); margin: -3.5rem auto 3rem; padding: 1.5rem; background: var(--raised);
  border-radius: 1.25rem; box-shadow: 0 2px 4px rgb(59 36 23 / 0.06), 0 12px 24px -12px rgb(59 36 23 / 0.22); }
dl { margin: 0 0 1.5rem; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.5rem 1rem; }
dt { color: var(--muted); }
dd { margin: 0; font-weight: 700; text-align: end; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
dd:last-of-type, dt:last-of-type { padding-top: 0.75rem; border-top: 2px dashed var(--line); font-size: 1.25rem; color: var(--ink); }
form { display: grid; gap: 0.75rem; }
button, .back { min-height: 3rem; padding: 0.75rem 1rem; border: 1.5px solid var(--border); border-radius: 0.875rem;
  background: none; color: inherit; font: inherit; font-weight: 700; text-align: center; cursor: pointer; }
.back { display: block; margin-top: 1.25rem; border-color: transparent; text-decoration: underline; text-underline-offset: 0.25em; }
button[value="approve"] { background: var(--accent); border-color: var(--accent); color: var(--on-accent);
  box-shadow: inset 0 -3px var(--edge); }
button[value="decline"] { color: var(--danger); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

const BEAN =
  'M22.6 22.6C13 22 3.6 15 2.4 2.4 15 3.6 22 13 22.6 22.6ZM6.6 8.2C10.4 9.6 9.6 13.6 15 16.4l1.4-1.4C12 12.6 12 8.6 8.2 6.6Z';
const bean = (turn: number, fill: string): string =>
  `<path d="${BEAN}" transform="rotate(${turn} 24 24)" fill="${fill}"/>`;
/** The mark of the shop's bar. */
const MARK = `<svg viewBox="0 0 48 48" aria-hidden="true">
${[0, 90, 180, 270].map((turn) => bean(turn, turn === 90 ? '#ffba33' : 'currentColor')).join('\n')}
</svg>`;

interface SimulatedPayment {
  shopName: string;
  orderId: string;
  number: number;
  /** Whole rupiah. */
  amount: number;
  state: PaymentState;
  method: ProviderMethod;
  /** The text of its one style sheet. */
  style: string;
}

const BUTTONS = [
  ['approve', 'Approve'],
  ['decline', 'Decline'],
  ['expire', 'Let it expire'],
  ['late', 'Approve late'],
] as const;

/** What the page says, by what is simulated. */
const WORDS: Readonly<Record<ProviderMethod, { title: string; open: string; approve: string }>> = {
  [PAYMENT.card]: {
    title: 'Card payment',
    open: 'This is a simulation. No card is asked for and no money moves: choose how the payment ends.',
    approve: 'Approve',
  },
  [PAYMENT.qris]: {
    title: 'QRIS payment',
    open: 'This is a simulation of the app of a bank or e-wallet. No money moves: choose how the payment ends. The page with the code follows by itself.',
    approve: 'Pay',
  },
};

/** The page that stands where a real provider asks for the card: what is paid, and the choice of what happens. */
export function simulatorPage({ shopName, orderId, number, amount, state, method, style }: SimulatedPayment): string {
  const { title, open: openWords, approve } = WORDS[method];
  const buttons = BUTTONS.map(
    ([value, text]) => `<button name="button" value="${value}">${value === 'approve' ? approve : text}</button>`,
  ).join('\n');
  const open = isUnpaid(state);
  const words = open ? openWords : `Nothing can be paid here any more: this payment is ${state}.`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}, simulated</title>
<style>${style}</style>
</head>
<body>
<header><a href="${PAGES.home.path}">${MARK}<span>${escapeHtml(shopName)}</span></a></header>
<div class="band">
<h1>${title}</h1>
<p>${words}</p>
</div>
<main>
${details(shopName, number, amount)}
${open ? `<form method="post">\n${buttons}\n</form>` : ''}
<a class="back" href="${orderPage(orderId)}">Back to the order${open ? ', pay later' : ''}</a>
</main>
</body>
</html>
`;
}

const details = (shopName: string, number: number, amount: number): string => `<dl>
<dt>Shop</dt><dd>${escapeHtml(shopName)}</dd>
<dt>Order</dt><dd>${orderNumber(number)}</dd>
<dt>Amount</dt><dd>${rupiahText(amount)}</dd>
</dl>`;
