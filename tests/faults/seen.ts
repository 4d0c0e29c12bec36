import type { Choice } from './force';

/** What is forced, what is pressed then, and the words a customer reads. */
export interface Case extends Choice {
  /** The name of a button. */
  press?: string;
  sees: string | RegExp;
}

const server = 'Something went wrong on our side';
const html = 'Bad response from the server. Try again.';
const network = 'Network error. Check your connection and try again.';
const note = 'Delivery only on Monday to friday at 1 - 7 pm';
const pay = 'Confirm and pay';

/** By the id of a screen's story: the panel's faults as this screen tells of them. */
export const CASES: Record<string, Case[]> = {
  'screens-products--success': [
    { fault: 'failed', sees: 'The menu did not come' },
    { fault: 'html', sees: html },
    { fault: 'offline', sees: 'You are offline' },
    { fault: 'empty', sees: 'This shelf is empty' },
    { fault: 'silent', sees: 'Loading the menu' },
    { fault: 'soldOut', sees: 'Sold out' },
    { fault: 'slow', sees: '32 on the menu' },
  ],
  'screens-product--success': [
    { fault: 'failed', sees: 'This product did not come' },
    { fault: 'html', sees: html },
    { fault: 'offline', sees: network },
    { fault: 'empty', sees: 'This cup is not on the menu' },
    { fault: 'silent', sees: 'Loading the product' },
    { fault: 'soldOut', sees: 'Sold out' },
  ],
  'screens-cart--success': [
    { fault: 'failed', sees: `${server}. These are the prices you saw last.` },
    { fault: 'html', sees: `${html} These are the prices you saw last.` },
    { fault: 'offline', sees: `${network} These are the prices you saw last.` },
    { fault: 'soldOut', sees: 'Hazelnut Latte: Sold out' },
    { fault: 'dearer', sees: 'Was IDR 25,000 a piece when you added it.' },
    { clock: 'closed', sees: 'Closed. Opens tomorrow at 07:00' },
  ],
  'screens-payment--success': [
    { fault: 'failed', sees: `${server}. Your cart is kept.` },
    { fault: 'html', sees: `${html} Your cart is kept.` },
    { fault: 'offline', sees: `${network} Your cart is kept.` },
    { fault: 'silent', sees: 'Loading your cart' },
    { fault: 'soldOut', sees: 'Hazelnut Latte: Sold out' },
    { fault: 'dearer', press: pay, sees: /^Pay IDR [\d,]+ instead$/ },
    { fault: 'forbidden', calls: 'writes', press: pay, sees: 'Forbidden' },
    { fault: 'lost', calls: 'writes', press: pay, sees: /^Network error.* never orders twice\.$/ },
    { fault: 'failed', calls: 'writes', press: pay, sees: /^Something went wrong.* never orders twice\.$/ },
    { fault: 'expired', sees: /^The session has ended/ },
    { clock: 'closed', sees: 'Closed. Opens tomorrow at 07:00' },
    { clock: 'sunday', sees: note },
    { clock: '2026-11-23T0630', sees: 'Closed. Opens at 07:00' },
  ],
  'screens-order--success': [
    { fault: 'failed', sees: 'This order did not come' },
    { fault: 'html', sees: html },
    { fault: 'empty', sees: 'This order is not in your history' },
    { fault: 'forbidden', sees: 'Forbidden' },
    { fault: 'expired', sees: /^The session has ended/ },
    { fault: 'unpaid', sees: 'Not paid in time' },
  ],
  'screens-orders--success': [
    { fault: 'failed', sees: 'The orders did not come' },
    { fault: 'html', sees: html },
    { fault: 'offline', sees: 'You are offline' },
    { fault: 'empty', sees: 'No orders yet' },
    { fault: 'forbidden', sees: 'Forbidden' },
    { fault: 'silent', sees: 'Loading the orders' },
  ],
  'screens-dashboard--success': [
    { fault: 'failed', sees: 'The figures did not come' },
    { fault: 'html', sees: html },
    { fault: 'offline', sees: 'You are offline' },
    { fault: 'empty', sees: 'The first paid order draws the first bar.' },
    { fault: 'forbidden', sees: 'Forbidden' },
    { fault: 'silent', sees: 'Loading the figures' },
  ],
};
