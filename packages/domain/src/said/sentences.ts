import { MESSAGES } from '@seduh/contract/constants';
import { PAYMENT_OFF } from '../payments';

/**
 * What refusals say to people, in English and under names that do not change; in braces what they are filled with. What
 * only a program ever hears has no name.
 */
export const SENTENCES = {
  required: MESSAGES.required,
  loginFirst: MESSAGES.loginFirst,
  forbidden: MESSAGES.forbidden,
  wrongCredentials: MESSAGES.wrongCredentials,
  emailTaken: MESSAGES.emailTaken,
  phoneTaken: MESSAGES.phoneTaken,
  wrongExtension: MESSAGES.wrongExtension,
  fileTooLarge: MESSAGES.fileTooLarge,
  notFound: MESSAGES.notFound,
  wrongOldPassword: MESSAGES.wrongOldPassword,
  linkExpired: MESSAGES.linkExpired,
  linkDead: MESSAGES.linkDead,
  newsLinkDead: MESSAGES.newsLinkDead,
  reauthPassword: MESSAGES.reauthPassword,
  reauthLogin: MESSAGES.reauthLogin,
  emailTakenMeanwhile: MESSAGES.emailTakenMeanwhile,
  emailTakenBack: MESSAGES.emailTakenBack,
  passwordCommon: MESSAGES.passwordCommon,
  wrongPassword: MESSAGES.wrongPassword,
  accountHasOrder: MESSAGES.accountHasOrder,
  signUpsFull: MESSAGES.signUpsFull,
  loginTooSlow: MESSAGES.loginTooSlow,
  codeTaken: MESSAGES.codeTaken,
  keyReused: MESSAGES.keyReused,
  priceChanged: MESSAGES.priceChanged,
  orderOpen: MESSAGES.orderOpen,
  undoTooLate: MESSAGES.undoTooLate,
  comesBackReason: MESSAGES.comesBackReason,
  payPageFailed: MESSAGES.payPageFailed,
  refundNothing: MESSAGES.refundNothing,
  refundFailed: MESSAGES.refundFailed,
  refundUnderWay: MESSAGES.refundUnderWay,
  refundDone: MESSAGES.refundDone,
  internal: MESSAGES.internal,
  paymentOff: PAYMENT_OFF,
  deliveryNote: MESSAGES.deliveryNote,
  away: 'The shop cannot answer right now. Try again in a moment',
  closingDown: 'The shop is closing down. Try again in a moment',
  tooLarge: 'This is too large',
  tooSlow: 'This request took too long to arrive',
  picturesBusy: 'Too many pictures are being worked on right now. Try again in a moment',
  formsBusy: 'Too many pictures are being sent right now. Try again in a moment',
  pictureUnreadable: 'This picture cannot be read. Save it again as .jpg or .png',
  someoneEditedProduct: MESSAGES.editConflict('product'),
  someoneEditedPromo: MESSAGES.editConflict('promo'),
  orderGone: MESSAGES.notFoundOf('Order'),
  productGone: MESSAGES.notFoundOf('Product'),
  promoGone: MESSAGES.notFoundOf('Promo'),
  sessionGone: MESSAGES.notFoundOf('Session'),
  paymentGone: MESSAGES.notFoundOf('Payment'),
  refundGone: MESSAGES.notFoundOf('Refund'),
  newEmailGone: MESSAGES.notFoundOf('New email'),

  // what is wrong with a field
  notValid: 'This is not valid',
  notEmail: 'This is not an email address',
  emailTooLong: 'This email is too long',
  notPhone: 'This is not a phone number',
  notDay: 'This is not a day',
  notText: 'This cannot be read as text',
  passwordsDiffer: 'The two passwords differ',
  dayToCome: 'This day is still to come',
  chooseSize: 'Choose one of the sizes',
  chooseOneSize: 'Choose at least one size',
  chooseDelivery: 'Choose how you get it',
  choosePayment: 'Choose how you pay',
  chooseCategory: 'Choose one of the categories',
  wholePrice: 'A price in whole rupiah',
  wholePortions: 'Portions as a whole number',
  wholeDays: 'Days as a whole number',
  wholeUses: 'Uses as a whole number',
  oneUse: 'At least 1 use',
  usedMore: 'It has been used more often already',
  discountRange: 'A discount of 1 to 100 %',
  codeLetters: 'Letters, digits and - only',
  sayWhy: 'Say why',
  passwordShort: 'At least {min} characters',
  passwordLong: 'At most {max} characters',
  tooLong: 'Too long: at most {max} characters',
  tooShort: 'Too short: at least {min} characters',
  lineQuantity: 'Between 1 and {max} of a line',
  linesMax: 'At most {max} lines in one order',
  promoDays: '1 to {max} days',
  rangeBackwards: 'to: comes before {from}',

  // what stands against an order
  gone: 'No longer on the menu',
  soldOut: 'Sold out',
  onlyLeft: 'Only {left} left',
  sizeGone: 'No longer comes in {size}',
  lineGone: '{product}: No longer on the menu',
  lineSoldOut: '{product}: Sold out',
  lineOnlyLeft: '{product}: Only {left} left',
  lineSizeGone: '{product}: No longer comes in {size}',
  closedThen: 'We are closed at that time',
  closed: 'Closed',
  closedOpensAt: 'Closed. Opens at {clock}',
  closedOpensTomorrow: 'Closed. Opens tomorrow at {clock}',
  closedOpensOn: 'Closed. Opens on {day} at {clock}',
  earliest: 'The earliest time is {day} {clock}',
  daysAhead: 'At most {max} days ahead',
  promoUnknown: 'We do not know this code',
  promoEarly: 'This code has not started yet',
  promoEnded: 'This code has ended',
  promoGoneAll: 'All uses are gone',
  promoFirst: 'Only for a first order',
  promoToday: 'Already used today',
  promoCard: 'Member card needed. It is free with an order of IDR {amount}',
  promoDineIn: 'Dine in only',
  promoMore: 'IDR {amount} more to use {code}',
  promoLogin: 'Log in to use this code',
  promoNot: 'This code does not apply',
  holdUnpaid: 'You have {count} order{s} to pay. Pay or cancel one first',
  holdCash: 'You have {count} cash order{s} under way. Collect one first, or pay this one by card or bank account',
  holdPortionsMore:
    'At most {max} portion{s} can wait to be paid, and {before} of yours do already. Order fewer, or pay another way',
  holdPortions: 'At most {max} portion{s} can wait to be paid. Order fewer, or pay another way',
  holdFirstMore:
    'At most {max} portion{s} go without paying on a first order, and {before} of yours do already. Order fewer, or pay another way',
  holdFirst: 'At most {max} portion{s} go without paying on a first order. Order fewer, or pay another way',

  // of an order under way, its payment and its money back
  illegalMove: 'This order is {from} and cannot become {to}',
  orderAlready: 'This order is {status} already',
  paymentAlready: 'This payment is {state} already',
  cardByProvider: 'Card payments are confirmed by their provider',
  notByCard: 'This order is not paid by card',
  refundedAll: 'Everything has been refunded already',
  refundCancel: 'This order is still under way: cancel it instead',
  refundUnpaid: 'Nothing was paid for this order',
  refundNoShipping: 'There is no shipping to refund',
  refundNoLine: 'This order has no line {line}',
  refundLineDone: 'Line {line} has been refunded already',
  refundLineLeft: 'Only {left} left of line {line}',
  refundFree: 'Nothing was paid for this',
  refundLeft: 'Only IDR {amount} is left to refund',
  otherKey: 'This key was used for something else',

  // too much at once
  tooManyMinutes: 'Too many attempts. Try again in {wait} minutes',
  tooManySeconds: 'Too many attempts. Try again in {wait} seconds',
  formsAtOnce: 'At most {max} forms of yours can be sent at once. Try again in a moment',
} as const;

/** The name of what a refusal says. */
type SentenceKey = keyof typeof SENTENCES;

/** What a sentence is filled with, by the names in its braces. */
type ValueNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ValueNames<Rest>
  : never;

/** Every one of these sentences in another language: a text, or a function of what it is filled with. */
export type SentencesIn = {
  [Key in SentenceKey]: [ValueNames<(typeof SENTENCES)[Key]>] extends [never]
    ? string
    : (values: Record<ValueNames<(typeof SENTENCES)[Key]>, string>) => string;
};
