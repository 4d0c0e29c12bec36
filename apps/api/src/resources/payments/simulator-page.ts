import { createHash } from 'node:crypto';
import type { PaymentState } from '@seduh/contract';
import { orderNumber, isUnpaid, rupiahText } from '@seduh/domain';
import { escapeHtml } from '../../http/html';

/** The storefront's colours, light and dark: this page belongs to the shop but not to its bundle. */
const STYLE = `
:root { color-scheme: light dark; --surface: #fcf6ea; --raised: #fffdf9; --ink: #2a180f; --muted: #75543f;
  --line: #9a7658; --accent: #ffba33; --edge: #dd940c; --on-accent: #3b2417; --focus: #215f67; }
@media (prefers-color-scheme: dark) {
  :root { --surface: #1a0e08; --raised: #2a180f; --ink: #fdf3e1; --muted: #d9bfa6; --line: #a98668; --focus: #85bcc0; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; background: var(--surface); color: var(--ink);
  font: 500 16px/1.5 "Plus Jakarta Sans", system-ui, "Segoe UI", Roboto, sans-serif; }
main { max-width: 420px; margin: 0 auto; padding: 24px; background: var(--raised); border-radius: 20px; }
h1 { margin: 0 0 4px; font: 400 28px/1.2 "Cooper Black", Georgia, serif; }
p { margin: 0 0 16px; color: var(--muted); }
dl { margin: 0 0 24px; display: grid; grid-template-columns: 1fr auto; gap: 8px 16px; }
dd { margin: 0; font-weight: 700; text-align: end; }
form { display: grid; gap: 12px; }
button, a { min-height: 48px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 14px;
  background: none; color: inherit; font: inherit; font-weight: 700; text-align: center; cursor: pointer; }
a { display: block; text-decoration: none; }
button[value="approve"] { background: var(--accent); border-color: var(--accent); color: var(--on-accent);
  box-shadow: inset 0 -3px var(--edge); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

/** What a content policy has to name so that the page may have its style. */
export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

interface SimulatedPayment {
  shopName: string;
  orderId: string;
  number: number;
  /** Whole rupiah. */
  amount: number;
  state: PaymentState;
}

const BUTTONS = [
  ['approve', 'Approve'],
  ['decline', 'Decline'],
  ['expire', 'Let it expire'],
  ['late', 'Approve late'],
] as const;

/** The page that stands where a real provider asks for the card: what is paid, and what shall become of it. */
export function simulatorPage({ shopName, orderId, number, amount, state }: SimulatedPayment): string {
  const buttons = BUTTONS.map(([value, text]) => `<button name="button" value="${value}">${text}</button>`).join('\n');
  const open = `<p>This is a simulation. No card is asked for and no money moves: choose how the payment ends.</p>
${details(shopName, number, amount)}
<form method="post">
${buttons}
</form>`;
  const over = `<p>Nothing can be paid here any more: this payment is ${state}.</p>
${details(shopName, number, amount)}
<a href="/history/${orderId}">Back to the order</a>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Card payment, simulated</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Card payment</h1>
${isUnpaid(state) ? open : over}
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
