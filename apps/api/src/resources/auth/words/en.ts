import { LIMITS } from '@seduh/contract/constants';

/** A mail's subject and what stands in it, paragraph by paragraph, a link in its own. */
export const words = {
  hello: 'Hello,',
  invited: (shop: string, link: string) => ({
    subject: `You are invited to work at ${shop}`,
    paragraphs: [
      `you are invited to the staff of ${shop}. Open this link to choose your name and a password:`,
      link,
      `It works once, and for ${LIMITS.invitationHours} hours. After that, ask whoever runs the shop for a new one. If ` +
        'you do not know what this is about, do nothing.',
    ],
  }),
  factorReset: (shop: string, phone: string) => ({
    subject: `Your second factor at ${shop} was reset`,
    paragraphs: [
      `second factor and passkeys of your account at ${shop} were taken away, and every device is logged out. Log in ` +
        'with your email and password, and set up another one under Account.',
      `If you did not ask for that, call us now: ${phone}.`,
    ],
  }),
  passkeyAdded: (shop: string, phone: string, name: string) => ({
    subject: `Your ${shop} account has a new passkey`,
    paragraphs: [
      `a passkey was added to your account at ${shop}. From now on it lets in without your password:`,
      name,
      'If that was you, do nothing. If it was not, log in, remove it, and choose a new password. ' +
        `You can also call us: ${phone}.`,
    ],
  }),
  passkeyRemoved: (shop: string, phone: string, name: string) => ({
    subject: `A passkey of your ${shop} account was removed`,
    paragraphs: [
      `this passkey lets nobody in to your account at ${shop} any more:`,
      name,
      'If that was you, do nothing. If it was not, log in and choose a new password. ' +
        `You can also call us: ${phone}.`,
    ],
  }),
  passkeysStay: (shop: string, phone: string, names: readonly string[]) => ({
    subject: `Your passkeys for ${shop} still let you in`,
    paragraphs: [
      `your account at ${shop} has a new password. These passkeys of it work as before:`,
      names.join('\n'),
      `If one of them is not yours, log in and remove it. You can also call us: ${phone}.`,
    ],
  }),
  reset: (shop: string, link: string) => ({
    subject: `Set a new password for ${shop}`,
    paragraphs: [
      `somebody asked for a new password for your account at ${shop}. Open this link to choose one:`,
      link,
      `It works once, and for ${LIMITS.resetMinutes} minutes. If that was not you, do nothing: your password stays.`,
    ],
  }),
  confirm: (shop: string, link: string) => ({
    subject: `Confirm your email for ${shop}`,
    paragraphs: [
      `somebody wants to use this address for their account at ${shop}. If that is you, open this link:`,
      link,
      `It works once, and for ${LIMITS.emailConfirmHours} hours. If that was not you, do nothing: the account keeps ` +
        'the email it has.',
    ],
  }),
  wanted: (shop: string, phone: string, undo: string) => ({
    subject: `Your ${shop} account is to get a new email`,
    paragraphs: [
      `somebody who is logged in to your account at ${shop} asked for another email. It counts as soon as it is ` +
        'confirmed from there.',
      'If that was you, do nothing. If it was not, open this link: it stops that, logs every device out and lets you ' +
        'choose a new password.',
      undo,
      `It works until ${LIMITS.emailUndoHours} hours after the new email was confirmed. You can also call us: ${phone}.`,
    ],
  }),
  changed: (shop: string, phone: string, undo: string) => ({
    subject: `Your ${shop} account has a new email`,
    paragraphs: [
      `the email of your account at ${shop} was changed. From now on, log in with the new one; ` +
        'nothing more is sent to this address.',
      'If that was not you, open this link: it brings this email back, logs every device out and lets you choose a new ' +
        'password.',
      undo,
      `It works for ${LIMITS.emailUndoHours} hours. You can also call us: ${phone}.`,
    ],
  }),
};
