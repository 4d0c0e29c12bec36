import { LIMITS } from '@seduh/contract/constants';
import type { WrittenMail } from './mailer';

/** What a mail says of the shop. */
export interface Letterhead {
  name: string;
  phone: string;
}

/**
 * @param link leads to the page where a new password is set; whoever has it can do so
 * @param expiresAt when the link stops working
 */
export function resetLetter(shop: Letterhead, to: string, link: string, expiresAt: Date): WrittenMail {
  const paragraphs = [
    `somebody asked for a new password for your account at ${shop.name}. Open this link to choose one:`,
    link,
    `It works once, and for ${LIMITS.resetMinutes} minutes. If that was not you, do nothing: your password stays.`,
  ];
  const mail = letter(shop, to, `Set a new password for ${shop.name}`, paragraphs);
  return { ...mail, template: 'password reset', uselessAfter: expiresAt };
}

/** To the address that an account had until now. */
export function emailChangedLetter(shop: Letterhead, to: string): WrittenMail {
  const paragraphs = [
    `the email of your account at ${shop.name} was changed. From now on, log in with the new one; ` +
      'nothing more is sent to this address.',
    `If that was not you, tell us at once: ${shop.phone}.`,
  ];
  return { ...letter(shop, to, `Your ${shop.name} account has a new email`, paragraphs), template: 'email changed' };
}

function letter({ name }: Letterhead, to: string, subject: string, paragraphs: string[]) {
  return { from: name, to, subject, text: ['Hello,', ...paragraphs, name].join('\n\n') };
}
