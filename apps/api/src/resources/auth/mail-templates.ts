import type { Locale } from '@seduh/contract/constants';
import type { WrittenMail } from '../../platform/mail/mailer';
import { ACCOUNT_MAIL_WORDS } from './words';

/** What a mail says of the shop. */
export interface ShopContact {
  name: string;
  phone: string;
}

/** To whom a mail about an account goes, from which shop, and in which language. */
export interface AccountMail {
  shop: ShopContact;
  to: string;
  language: Locale;
}

/** To the address of an account; `link` leads to the page where a new password is set. */
export function resetMail(addressed: AccountMail, link: string, expiresAt: Date): WrittenMail {
  const said = ACCOUNT_MAIL_WORDS[addressed.language].reset(addressed.shop.name, link);
  return { ...mailOf(addressed, said), template: 'password reset', uselessAfter: expiresAt };
}

/** To the address that an account is to get; `link` leads to the page where it is confirmed. */
export function confirmEmailMail(addressed: AccountMail, link: string, expiresAt: Date): WrittenMail {
  const said = ACCOUNT_MAIL_WORDS[addressed.language].confirm(addressed.shop.name, link);
  return { ...mailOf(addressed, said), template: 'email to confirm', uselessAfter: expiresAt };
}

/** To the address that an account has, while another one waits; `undo` leads to the page that stops it. */
export function emailWantedMail(addressed: AccountMail, undo: string): WrittenMail {
  const { name, phone } = addressed.shop;
  return {
    ...mailOf(addressed, ACCOUNT_MAIL_WORDS[addressed.language].wanted(name, phone, undo)),
    template: 'email wanted',
  };
}

/** To the address that an account had until now; `undo` leads to the page that brings it back. */
export function emailChangedMail(addressed: AccountMail, undo: string, undoUntil: Date): WrittenMail {
  const { name, phone } = addressed.shop;
  const said = ACCOUNT_MAIL_WORDS[addressed.language].changed(name, phone, undo);
  return { ...mailOf(addressed, said), template: 'email changed', uselessAfter: undoUntil };
}

/** To somebody who is asked to work here; `link` leads to the page where they choose a name and a password. */
export function invitationMail(addressed: AccountMail, link: string, expiresAt: Date): WrittenMail {
  const said = ACCOUNT_MAIL_WORDS[addressed.language].invited(addressed.shop.name, link);
  return { ...mailOf(addressed, said), template: 'invitation', uselessAfter: expiresAt };
}

/** To somebody on staff whose second factor was taken away by somebody else. */
export function factorResetMail(addressed: AccountMail): WrittenMail {
  const { name, phone } = addressed.shop;
  return {
    ...mailOf(addressed, ACCOUNT_MAIL_WORDS[addressed.language].factorReset(name, phone)),
    template: 'factor reset',
  };
}

/** To whoever has a passkey more, or one less; `kind` says which. */
export function passkeyMail(
  addressed: AccountMail,
  kind: 'passkeyAdded' | 'passkeyRemoved',
  name: string,
): WrittenMail {
  const { name: shop, phone } = addressed.shop;
  const said = ACCOUNT_MAIL_WORDS[addressed.language][kind](shop, phone, name);
  return { ...mailOf(addressed, said), template: kind === 'passkeyAdded' ? 'passkey added' : 'passkey removed' };
}

/** To whoever has a new password, and passkeys of before that still let in. */
export function passkeysStayMail(addressed: AccountMail, names: readonly string[]): WrittenMail {
  const { name, phone } = addressed.shop;
  const said = ACCOUNT_MAIL_WORDS[addressed.language].passkeysStay(name, phone, names);
  return { ...mailOf(addressed, said), template: 'passkeys stay' };
}

const mailOf = (
  { shop: { name }, to, language }: AccountMail,
  { subject, paragraphs }: { subject: string; paragraphs: string[] },
) => ({ from: name, to, subject, text: [ACCOUNT_MAIL_WORDS[language].hello, ...paragraphs, name].join('\n\n') });
