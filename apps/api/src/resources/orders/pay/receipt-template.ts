import type { Order, Receipt } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { lineName, rupiahText } from '@seduh/domain';
import { escapeHtml } from '../../../platform/http/html';
import type { WrittenMail } from '../../../platform/mail/mailer';

/** One row of figures: what it is, and how much. */
type Row = readonly [label: string, amount: number];

/** The receipt of an order that is paid, as text and in the shop's face. One goes out for each order. */
export function receiptMail(receipt: Receipt, to: string): WrittenMail {
  const { shop, receipt_number, order } = receipt;
  return {
    template: 'receipt',
    about: order.id,
    from: shop.name,
    to,
    subject: `Your receipt ${receipt_number} from ${shop.name}`,
    text: asText(receipt),
    html: asHtml(receipt),
  };
}

const thanks = ({ order: { customer_name, payment } }: Receipt): string =>
  `Thank you, ${customer_name}. ${rupiahText(payment.amount)} is paid.`;

const place = ({ shop }: Receipt): string => `${shop.address}, ${shop.city}`;

function facts({ receipt_number, order, shop: { time_zone } }: Receipt): [string, string][] {
  const when = order.payment.paid_at ?? order.created_at;
  return [
    ['Receipt', receipt_number],
    ['Ordered', instantText(order.created_at, time_zone)],
    ['Paid', instantText(when, time_zone)],
    ['With', order.payment.method],
    ['For', order.customer_name],
    ['Order', order.table ? `${order.delivery_method}, table ${order.table}` : order.delivery_method],
  ];
}

/** The sums in the order in which they are calculated; zeros that nobody asked for are left out. */
function sums({ tax_percent, order }: Receipt): Row[] {
  const { subtotal, discount, tax, shipping, promo_code, delivery_id } = order;
  return [
    ['Subtotal', subtotal],
    ...(discount > 0 ? [[promo_code ? `Promo ${promo_code}` : 'Discount', -discount] as const] : []),
    [`Tax and fees, ${tax_percent} %`, tax],
    ...(shipping > 0 || delivery_id === DELIVERY.doorDelivery ? [['Shipping', shipping] as const] : []),
  ];
}

const pieces = ({ qty, unit_price }: Order['lines'][number]): string => `${qty} x ${rupiahText(unit_price)}`;

function asText(receipt: Receipt): string {
  const { shop, order } = receipt;
  const lines = order.lines.flatMap((line) => [
    lineName(line),
    ...(line.note ? [`  ${line.note}`] : []),
    `  ${pieces(line)} = ${rupiahText(line.line_total)}`,
  ]);
  return [
    thanks(receipt),
    [shop.name, place(receipt), shop.phone].join('\n'),
    facts(receipt)
      .map(([what, is]) => `${what}: ${is}`)
      .join('\n'),
    lines.join('\n'),
    [...sums(receipt), ['Total', order.total] as const]
      .map(([label, amount]) => `${label}: ${rupiahText(amount)}`)
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

function asHtml(receipt: Receipt): string {
  const { shop, receipt_number, order } = receipt;
  const title = `Receipt ${receipt_number}`;
  return `<!doctype html>
<html lang="en">
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
<p style="margin:0 0 16px">${escapeHtml(thanks(receipt))}</p>
${table(facts(receipt).map(([what, is]) => row(`<span style="color:${MUTED}">${escapeHtml(what)}</span>`, escapeHtml(is))))}
${table(order.lines.map((line) => row(lineCell(line), escapeHtml(rupiahText(line.line_total)))))}
${table([
  ...sums(receipt).map(([label, amount]) => row(escapeHtml(label), escapeHtml(rupiahText(amount)))),
  row('<strong>Total</strong>', `<strong>${escapeHtml(rupiahText(order.total))}</strong>`),
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

function lineCell(line: Order['lines'][number]): string {
  const small = [line.note, pieces(line)].filter((part) => part !== null);
  return `<strong>${escapeHtml(lineName(line))}</strong><br><span style="color:${MUTED};font-size:14px">${small.map(escapeHtml).join('<br>')}</span>`;
}

/** `20 Nov 2026, 14:30` in the shop's zone. */
function instantText(iso: string, timeZone: string): string {
  const at = new Date(iso);
  const day = at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone });
  return `${day.replace('Sept', 'Sep')}, ${at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })}`;
}
