import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHOP } from './shop';

/** The last mail to an address that says something, as it was sent; empty before it came. */
export function lastMail(email: string, says: RegExp): string {
  // the shop makes the folder for its first mail
  const files = existsSync(SHOP.outbox) ? readdirSync(SHOP.outbox) : [];
  const mails = files
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .map((file) => readFileSync(join(SHOP.outbox, file), 'utf8'));
  return mails.findLast((text) => text.includes(`To: ${email}\n`) && says.test(text)) ?? '';
}

/** The link to a page in the last mail that has one; empty before it came. */
export function mailedLink(email: string, page: string): string {
  const link = new RegExp(`http\\S+/${page}\\?token=\\S+`);
  return link.exec(lastMail(email, link))?.[0] ?? '';
}
