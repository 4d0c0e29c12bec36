import type { Order, Receipt } from '@seduh/contract';
import { DELIVERY, type Locale } from '@seduh/contract/constants';
import { lineName, optionNames } from '@seduh/domain';
import { escapeHtml } from '../../../platform/http/html';
import type { WrittenMail } from '../../../platform/mail/mailer';
import { METHOD_NAMES } from '../../../platform/words-of-methods';
import { RECEIPT_WORDS } from './words';

/** One row of figures: what it is, and how much. */
type Row = readonly [label: string, amount: number];

/** What a receipt says, in one language. */
interface Wording {
  language: Locale;
  words: (typeof RECEIPT_WORDS)[Locale];
  names: (typeof METHOD_NAMES)[Locale];
}

/** The receipt of an order that is paid, as text and in the shop's face. One goes out for each order. */
export function receiptMail(receipt: Receipt, to: string, language: Locale): WrittenMail {
  const { shop, receipt_number, order } = receipt;
  const wording = { language, words: RECEIPT_WORDS[language], names: METHOD_NAMES[language] };
  return {
    template: 'receipt',
    about: order.id,
    from: shop.name,
    to,
    subject: wording.words.subject(receipt_number, shop.name),
    text: asText(receipt, wording),
    html: asHtml(receipt, wording),
  };
}

const thanks = ({ order: { customer_name, payment } }: Receipt, { words }: Wording): string =>
  words.thanks(customer_name, words.amount(payment.amount));

const place = ({ shop }: Receipt): string => `${shop.address}, ${shop.city}`;

function facts({ receipt_number, order, shop: { time_zone } }: Receipt, { words, names }: Wording): [string, string][] {
  const when = order.payment.paid_at ?? order.created_at;
  const method = names.delivery(order.delivery_id);
  return [
    [words.receipt, receipt_number],
    [words.ordered, words.instant(new Date(order.created_at), time_zone)],
    [words.paid, words.instant(new Date(when), time_zone)],
    [words.with, names.payment(order.payment_id)],
    [words.for, order.customer_name],
    [words.order, order.table ? words.atTable(method, order.table) : method],
  ];
}

/** The sums in the order in which they are calculated; zeros that nobody asked for are left out. */
function sums({ tax_percent, order }: Receipt, { words }: Wording): Row[] {
  const { subtotal, discount, tax, shipping, promo_code, delivery_id, delivery_area: area } = order;
  return [
    [words.subtotal, subtotal],
    ...(discount > 0 ? [[promo_code ? words.promo(promo_code) : words.discount, -discount] as const] : []),
    [words.tax(tax_percent), tax],
    ...(shipping > 0 || delivery_id === DELIVERY.doorDelivery
      ? [[area ? `${words.shipping}, ${area}` : words.shipping, shipping] as const]
      : []),
  ];
}

const named = (line: Order['lines'][number], { names, language }: Wording): string =>
  lineName({ ...line, size_name: names.size(line.size_name) }, language);

const pieces = ({ qty, unit_price }: Order['lines'][number], { words }: Wording): string =>
  `${qty} x ${words.amount(unit_price)}`;

function asText(receipt: Receipt, wording: Wording): string {
  const { shop, order } = receipt;
  const { words } = wording;
  const lines = order.lines.flatMap((line) => [
    named(line, wording),
    ...(line.options.length > 0 ? [`  ${optionNames(line.options, wording.language)}`] : []),
    ...(line.note ? [`  ${line.note}`] : []),
    `  ${pieces(line, wording)} = ${words.amount(line.line_total)}`,
  ]);
  return [
    thanks(receipt, wording),
    [shop.name, place(receipt), shop.phone].join('\n'),
    facts(receipt, wording)
      .map(([what, is]) => `${what}: ${is}`)
      .join('\n'),
    lines.join('\n'),
    [...sums(receipt, wording), [words.total, order.total] as const]
      .map(([label, amount]) => `${label}: ${words.amount(amount)}`)
      .join('\n'),
  ].join('\n\n');
}

// not every mail reader understands variables or style sheets: the shop's colours stand where they are used,
// and every reader has one of the last faces
const FACE = "'Plus Jakarta Sans','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const INK = '#2a180f';
const MUTED = '#75543f';
const RULE = 'border-top:1px solid #efdfc3';
const CELL = 'padding:6px 0;vertical-align:top';
const AMOUNT = `${CELL};text-align:right;white-space:nowrap`;

function asHtml(receipt: Receipt, wording: Wording): string {
  const { shop, receipt_number, order } = receipt;
  const { language, words } = wording;
  const title = words.title(receipt_number);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#fcf6ea;color:${INK};font:400 16px/1.5 ${FACE}">
<table role="presentation" width="100%" style="max-width:480px;margin:0 auto;border-collapse:collapse;font:400 16px/1.5 ${FACE}">
<tr><td style="padding:16px 24px;background:#3b2417;border-radius:20px 20px 0 0">
<span style="color:#ffba33;font:400 28px/1.2 'Cooper Black',Georgia,serif">${escapeHtml(shop.name)}</span><br>
<span style="color:#f3e6db;font-size:14px">${escapeHtml(place(receipt))}<br>${escapeHtml(shop.phone)}</span>
</td></tr>
<tr><td style="padding:24px;background:#fffdf9;border-radius:0 0 20px 20px">
<h1 style="margin:0 0 8px;font:400 24px/1.2 'Cooper Black',Georgia,serif">${escapeHtml(title)}</h1>
<p style="margin:0 0 16px">${escapeHtml(thanks(receipt, wording))}</p>
${table(facts(receipt, wording).map(([what, is]) => row(`<span style="color:${MUTED}">${escapeHtml(what)}</span>`, escapeHtml(is))))}
${table(order.lines.map((line) => row(lineCell(line, wording), escapeHtml(words.amount(line.line_total)))))}
${table([
  ...sums(receipt, wording).map(([label, amount]) => row(escapeHtml(label), escapeHtml(words.amount(amount)))),
  row(`<strong>${escapeHtml(words.total)}</strong>`, `<strong>${escapeHtml(words.amount(order.total))}</strong>`),
])}
</td></tr>
</table>
</body>
</html>`;
}

const table = (rows: string[]): string =>
  `<table width="100%" style="border-collapse:collapse;margin:0 0 12px;${RULE}">${rows.join('\n')}</table>`;

const row = (left: string, right: string): string =>
  `<tr><td style="${CELL}">${left}</td><td style="${AMOUNT}">${right}</td></tr>`;

function lineCell(line: Order['lines'][number], wording: Wording): string {
  const small = [optionNames(line.options, wording.language), line.note ?? '', pieces(line, wording)].filter(
    (part) => part !== '',
  );
  return `<strong>${escapeHtml(named(line, wording))}</strong><br><span style="color:${MUTED};font-size:14px">${small.map(escapeHtml).join('<br>')}</span>`;
}
