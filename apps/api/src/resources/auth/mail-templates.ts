import { LIMITS } from '@seduh/contract/constants';
import type { WrittenMail } from '../../platform/mail/mailer';

/** What a mail says of the shop. */
export interface ShopContact {
  name: string;
  phone: string;
}

/** To the address of an account; `link` leads to the page where a new password is set. */
export function resetMail(shop: ShopContact, to: string, link: string, expiresAt: Date): WrittenMail {
  const paragraphs = [
    `somebody asked for a new password for your account at ${shop.name}. Open this link to choose one:`,
    link,
    `It works once, and for ${LIMITS.resetMinutes} minutes. If that was not you, do nothing: your password stays.`,
  ];
  const mail = template(shop, to, `Set a new password for ${shop.name}`, paragraphs);
  return { ...mail, template: 'password reset', uselessAfter: expiresAt };
}

/** To the address that an account is to get; `link` leads to the page where it is confirmed. */
export function confirmEmailMail(shop: ShopContact, to: string, link: string, expiresAt: Date): WrittenMail {
  const paragraphs = [
    `somebody wants to use this address for their account at ${shop.name}. If that is you, open this link:`,
    link,
    `It works once, and for ${LIMITS.emailConfirmHours} hours. If that was not you, do nothing: the account keeps ` +
      'the email it has.',
  ];
  const mail = template(shop, to, `Confirm your email for ${shop.name}`, paragraphs);
  return { ...mail, template: 'email to confirm', uselessAfter: expiresAt };
}

/** To the address that an account has, while another one waits; `undo` leads to the page that stops it. */
export function emailWantedMail(shop: ShopContact, to: string, undo: string): WrittenMail {
  const paragraphs = [
    `somebody who is logged in to your account at ${shop.name} asked for another email. It counts as soon as it is ` +
      'confirmed from there.',
    'If that was you, do nothing. If it was not, open this link: it stops that, logs every device out and lets you ' +
      'choose a new password.',
    undo,
    `It works until ${LIMITS.emailUndoHours} hours after the new email was confirmed. You can also call us: ${shop.phone}.`,
  ];
  const mail = template(shop, to, `Your ${shop.name} account is to get a new email`, paragraphs);
  return { ...mail, template: 'email wanted' };
}

/** To the address that an account had until now; `undo` leads to the page that brings it back. */
export function emailChangedMail(shop: ShopContact, to: string, undo: string, undoUntil: Date): WrittenMail {
  const paragraphs = [
    `the email of your account at ${shop.name} was changed. From now on, log in with the new one; ` +
      'nothing more is sent to this address.',
    'If that was not you, open this link: it brings this email back, logs every device out and lets you choose a new ' +
      'password.',
    undo,
    `It works for ${LIMITS.emailUndoHours} hours. You can also call us: ${shop.phone}.`,
  ];
  const mail = template(shop, to, `Your ${shop.name} account has a new email`, paragraphs);
  return { ...mail, template: 'email changed', uselessAfter: undoUntil };
}

function template({ name }: ShopContact, to: string, subject: string, paragraphs: string[]) {
  return { from: name, to, subject, text: ['Hello,', ...paragraphs, name].join('\n\n') };
}
