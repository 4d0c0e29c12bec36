/**
 * Texts the spec fixes to the letter, and those that the server and its mocks answer alike, as `MESSAGES`. One each, so
 * that a page carries only those it says.
 */

export const required = 'All input must be fulfilled';
export const loginFirst = 'You have to login first';
export const forbidden = 'Forbidden';
/** To staff whose permissions do not include it. */
export const notPermitted = 'Your account may not do this';
export const wrongCredentials = 'Email/Password is Wrong!';
/** To staff who are kept out, once they have given the right password. */
export const accountDisabled = 'This account is switched off. Ask the owner of the shop';
/** To whoever gave the right password of an account that has a second factor. */
export const codeRequired = 'Now type the code of your authenticator app';
export const wrongCode = 'This code is wrong';
export const codeUsed = 'This code was used already. Take the next one';
/** To staff whose work takes a second factor, and who have none yet. */
export const factorFirst = 'Set up your second factor first, under Account';
export const factorStays = 'Owners and managers need a second factor here. You can move it to another phone';
export const factorTooLate = 'This took too long. Begin again with a new code to scan';
export const factorOn = 'Your second factor is on';
export const factorOff = 'Your second factor is off';
export const recoveryCodesMade = 'Your new recovery codes are there. The ones before work no more';
export const factorReset = 'The second factor is reset';
export const ownFactor = 'Change your own second factor under Account';
export const emailTaken = 'Email Already Exist!';
export const phoneTaken = 'Phone Number Already Exist!';
export const wrongExtension = 'Extension file wrong! Only .jpeg, .jpg, .png are allowed.';
export const fileTooLarge = 'File to large. Max. file size 2 Mb';
export const loginSuccess = 'Login Success!';
export const logoutSuccess = 'Logout Success!';
export const registerSuccess = 'Register Success, Please Login!';
export const addedToCart = 'Added to cart';
export const deliveryNote = 'Delivery only on Monday to friday at 1 - 7 pm';
/** To the door, where the shop delivers by areas. */
export const postcodeMissing = 'Type your postcode: what the ride costs depends on it';
export const postcodeWrong = 'A postcode has 5 digits';
export const notDeliveredThere = (postcode: string) => `We do not deliver to ${postcode} yet`;
/** @param missing as people read it, `IDR 12,000`; @param area '' where it is the same everywhere */
export const belowMinimum = (missing: string, area: string) =>
  `${missing} more for ${area ? `delivery to ${area}` : 'a delivery'}`;
export const notFound = '404 Not Found';
export const wrongOldPassword = 'Wrong old password';
export const resetSent = 'If this email has an account, the link is on its way';
export const linkExpired = 'This link has been used or is too old. Send a new one';
export const passwordReset = 'Your new password is set. Please Login!';
export const passwordChanged = 'Your password is changed';
export const profileSaved = 'Your profile is saved';
/** Where the login is too long ago for what is asked. */
export const reauthPassword = 'First show that it is you: type your password';
export const reauthLogin = 'First show that it is you: log in again';
export const emailLinkSent = (email: string) =>
  `Open the link we sent to ${email}. Until then your email stays as it is`;
export const emailChangeCancelled = 'Your email stays as it is';
export const emailConfirmed = 'Your new email is confirmed';
export const emailTakenMeanwhile = 'Somebody else has an account with this email by now. Yours stays as it was';
export const emailUndone = 'Your email is back, and every device is logged out';
export const emailTakenBack = 'This email has another account by now. Write to us or call, and we sort it out';
export const linkDead = 'This link has been used or is too old';
export const sessionEnded = 'That device is logged out';
export const sessionsEnded = 'Every other device is logged out';
export const noticesSaved = 'Your news are saved';
export const figureMailOn = 'Yesterday’s figures come by mail each morning';
export const figureMailOff = 'No more figures by mail';
export const newsStopped = 'No more news by e-mail';
export const newsLinkDead = 'This link does not work. Your profile has the same switch';
export const undeliveredRetried = 'It is on its way again';
export const undeliveredDismissed = 'It is put aside';
export const pushOn = 'This device is told';
export const pushOff = 'This device is not told any more';
export const collectKeyMade = 'The new link is there';
export const promoCreated = (code: string) => `promo ${code} created successfully`;
export const productCreated = (name: string) => `${name} created successfully`;
export const groupCreated = (name: string) => `${name} created successfully`;
export const notFoundOf = (what: string) => `${what} Not Found`;
export const passwordsDiffer = 'The two passwords differ';
export const passwordCommon = 'This password is too common. Choose another one';
/** Of one that is nothing but the shop's words, or its owner's name, email or phone. */
export const passwordOwn = 'This password is only your own details or words of this shop. Choose another one';
/** The shop must never be without somebody who may change who works in it. */
export const lastOwner = 'The shop needs an owner. Make somebody else an owner first';
export const invitedAlready = 'This email is invited already. Send the link again from the list';
export const invitationsFull = 'Too many invitations wait. Withdraw some of them first';
export const invitationSent = (email: string) => `The invitation is on its way to ${email}`;
export const invitationRevoked = 'The invitation is withdrawn';
/** To whoever comes with the link of an invitation that is over. */
export const invitationDead =
  'This invitation has been used, withdrawn or is too old. Ask the owner of the shop for a new one';
export const wrongPassword = 'Wrong password';
export const accountClosed = 'Your account is closed';
export const accountHasOrder = 'You have an order under way';
export const signUpsFull = 'Too many people signed up from here. Try again in an hour';
export const loginTooSlow = 'This login took too long. Try again';
export const editConflict = (what: 'product' | 'promo' | 'group' | 'table' | 'person') =>
  `Somebody else has changed this ${what} meanwhile`;
export const codeTaken = 'This code exists already';
/** Groups of options on a product, and options in a group. */
export const groupUnknown = 'This group is not there any more';
export const optionElsewhere = 'Some of these belong to another group';
export const priceBelowNothing = 'With its cheapest options this would cost less than nothing';
/** A promo's budget is never set below what it has given. */
export const budgetGiven = 'It has given more already';
export const tablesMax = (max: number) => `A shop has at most ${max} tables`;
export const tableTaken = 'There is a table of that name already';
/** A table's link that is of no table, or whose table was retired since. */
export const tableGone = 'This code is of no table any more. Ask staff, or order without a table';
/** Where the shop's tables have codes, nobody types which one they sit at. */
export const tableTyped = 'Scan the code on your table, or leave the table out';
export const keyMissing = (length: number) => `Send an Idempotency-Key of 1 to ${length} characters`;
export const keyReused = 'This key was used for another order';
export const priceChanged = 'The price has changed';
export const orderPlaced = 'Order placed';
export const orderOpen = 'An order that is still under way cannot be deleted';
export const chatEnded = 'This chat has ended';
export const chatFull = 'This chat is full. Call us instead';
/** What was offered for something that has run out cannot be had any more. */
export const offerOver = 'This is not offered any more';
export const offerChanged = 'What is offered has changed. Look at it again';
export const undoTooLate = 'Too late to undo';
/** Somebody else was faster: every piece of a line is done. */
export const cupsDone = 'Every cup of this is made already';
export const comesBackReason = 'Say why it comes back';
export const notPaidInTime = 'Not paid in time';
export const transferCameLate = 'The transfer came after all';
export const payCodeFailed = 'The QRIS code could not be made. Try again in a moment';
export const payPageFailed = 'The payment page could not be opened. Try again in a moment';
export const lineUnknown = 'This order has no such line';
export const refundNothing = 'Choose what is refunded';
export const refundFailed = 'The payment provider did not take it';
export const refundUnderWay = 'The payment provider is returning this money just now';
export const refundDone = 'This money has been returned already';
export const needsJson = 'Send this as application/json';
export const unreadable = 'This request cannot be read';
export const internal = 'Something went wrong on our side';
