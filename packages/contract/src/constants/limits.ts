/** Limits that form, request check and database share, as `LIMITS`. One each, so that a page carries only those it uses. */

/** Products, history and admin lists: rows a page by default, and the most a caller may ask for. */
export const page = 8;
export const pageMax = 50;
export const cartLines = 50;
export const lineQuantity = 99;
/** Characters of a note to the kitchen on one line. */
export const note = 200;
/** Characters of a message in a chat, and messages of one order. */
export const chatMessage = 500;
export const chatMessages = 500;
export const address = 300;
export const table = 20;
export const email = 254;
export const passwordMin = 8;
/** From how many characters on a password may be called strong: of the common ones pages know all that are so long. */
export const passwordStrong = 11;
export const passwordMax = 128;
export const search = 100;
/** Past orders that are found by a name, or by a product: the newest. */
export const foundOrders = 1_000;
export const productName = 120;
export const description = 2000;
export const promoCode = 24;
export const promoName = 80;
/** Days a promo may run. */
export const promoDays = 366;
export const promoUses = 1_000_000;
/** Pieces that are bought, or free, in one round of a promo. */
export const promoPieces = 20;
/** Rupiah that a promo may give in all. */
export const promoBudget = 999_999_999;
/** Weeks of orders that a promo is run against before it is published. */
export const foresightWeeks = 12;
/** Most orders of them, the newest. */
export const foresightOrders = 5_000;
/** Days of a promo's figures, the newest. */
export const promoFigureDays = 60;
export const personName = 60;
export const displayName = 80;
/** Rupiah: the dearest single product. */
export const price = 100_000_000;
export const stock = 1_000_000;
export const groupName = 60;
export const optionName = 60;
/** Options of a group, groups of a product, and options chosen on one line. */
export const groupOptions = 30;
export const productGroups = 12;
export const lineOptions = 60;
/** Rupiah that an option may add to a piece, or take off it. */
export const surcharge = 1_000_000;
/** Milligrams of caffeine, grams of sugar or kilocalories in one piece. */
export const contents = 10_000;
/** Products that somebody keeps as favourites; as many may be asked for by their ids. */
export const favourites = 100;
export const idempotencyKey = 128;
export const imageBytes = 2_097_152;
/** Orders deleted from a history at a time. */
export const historyDelete = 500;
/** Seconds in which staff may undo a move of an order. */
export const undoSeconds = 30;

/** How much later than promised staff may say that an order is, in minutes. */
export const delayMinutes = 180;
/** Minutes a link from a mail works. */
export const resetMinutes = 30;
/** Minutes after a login in which it counts as much as the password. */
export const reauthMinutes = 10;
/** Sessions of an account that live at a time; the one that was used longest ago goes. */
export const sessions = 20;
/** Hours a new email may wait for its confirmation. */
export const emailConfirmHours = 24;
/** Hours in which a change of the email can be undone from the old mailbox. */
export const emailUndoHours = 72;
/** Recovery codes in a set. */
export const recoveryCodes = 10;
/** Minutes in which a second factor that was begun can be confirmed. */
export const factorMinutes = 30;
/** Characters that are taken for a code, spaces included. */
export const factorCode = 64;
/** Bytes of what an authenticator app scans: as many as our codes have room for. */
export const factorUri = 106;
/** Hours an invitation to work here may wait for its answer. */
export const invitationHours = 72;
/** Invitations that may wait at once. */
export const invitations = 50;
/** Minutes a card payment may take, all its attempts together. */
export const cardMinutes = 30;
/** Minutes a pause that ends by itself may last; one until reopened lasts to the next opening. */
export const pauseMinutes = 60;
/** Who may work at one station. */
export const stationPeople = 50;
/** Days ahead an order may be set for. */
export const orderAheadDays = 7;
/** Accounts made from one address in an hour before the next one takes a proof of work. */
export const signUps = 60;
/** Zero bits of that proof of work: a second on a phone. */
export const proofBits = 16;

/** Entries that a member card tells. */
export const cardEntries = 20;
