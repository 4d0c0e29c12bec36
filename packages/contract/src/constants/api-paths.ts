/** Every path of the API, relative to `API_BASE`, as `API_PATHS`. Those of one thing are built from its id. */

import { withId } from './with-id';

export const login = '/auths/login';
export const register = '/auths/register';
export const logout = '/auths/logout';
export const forgotPassword = '/auths/forgot-password';
export const resetPassword = '/auths/reset-password';
export const oidcStart = '/auths/oidc/start';
export const oidcCallback = '/auths/oidc/callback';
export const oidcSession = '/auths/oidc/session';
export const profile = '/users';
export const editProfile = '/users/edit-profile';
export const password = '/users/password';
export const sessions = '/users/sessions';
export const session = /* @__PURE__ */ withId('/users/sessions/:id');
export const notices = '/users/notices';
export const newsStop = '/users/notices/stop';
export const push = '/users/push';
export const pushRenewal = '/users/push/renewal';
/** The member card of whoever is logged in. */
export const memberCard = '/users/card';
export const favourites = '/users/favourites';
export const favourite = /* @__PURE__ */ withId('/users/favourites/:id');
export const emailChange = '/users/email-change';
export const confirmEmail = '/auths/confirm-email';
export const undoEmail = '/auths/undo-email';
export const categories = '/categories';
export const products = '/products';
export const product = /* @__PURE__ */ withId('/products/:id');
/** What of products their viewer avoids. */
export const productWarnings = '/products/warnings';
export const productAvailability = /* @__PURE__ */ withId('/products/:id/availability');
export const optionGroups = '/options/groups';
export const optionGroup = /* @__PURE__ */ withId('/options/groups/:id');
export const optionAvailability = /* @__PURE__ */ withId('/options/:id/availability');
export const promos = '/promos';
export const promo = /* @__PURE__ */ withId('/promos/:id');
/** A promo that is not there yet, against the orders of the last weeks. */
export const promoForesight = '/promos/foresight';
/** What a promo has given so far, by day. */
export const promoFigures = /* @__PURE__ */ withId('/promos/:id/figures');
export const shop = '/shop';
/** Of the delivery method with this id, or of `all`. */
export const shopPause = /* @__PURE__ */ withId('/shop/pauses/:id');
/** Who works at each station now, for staff. */
export const staffing = '/shop/staffing';
/** What stands on the collection screen, for whoever has its key. */
export const collect = '/collect';
/** The key of the collection screen's link, for staff. */
export const collectKey = '/shop/collect-key';
export const quote = '/transactions/quote';
/** Which times of the coming days have no room for a cart. */
export const orderTimes = '/transactions/times';
export const orders = '/transactions';
export const order = /* @__PURE__ */ withId('/transactions/:id');
export const history = '/transactions/history';
export const historyRestore = '/transactions/history/restore';
/** What one has had, the likely cup first. */
export const usual = '/transactions/usual';
export const events = '/transactions/events';
/** Pieces of an order that are made, one after the other. */
export const pours = /* @__PURE__ */ withId('/transactions/:id/pours');
/** What is offered to who waits for something that has run out, by staff. */
export const offers = '/transactions/offers';
/** What its customer says to that. */
export const offerAnswer = /* @__PURE__ */ withId('/transactions/:id/offer');
/** Why it is late, by staff. */
export const orderDelay = /* @__PURE__ */ withId('/transactions/:id/delay');
export const receipt = /* @__PURE__ */ withId('/transactions/:id/receipt');
export const payment = /* @__PURE__ */ withId('/transactions/:id/payment');
export const paymentConfirm = /* @__PURE__ */ withId('/transactions/:id/payment/confirm');
export const refunds = /* @__PURE__ */ withId('/transactions/:id/refunds');
export const owed = '/payments/owed';
export const owedReturned = /* @__PURE__ */ withId('/payments/owed/:id/returned');
export const paymentNotifications = '/payments/notifications';
export const dashboard = '/dashboard';
export const report = '/dashboard/report.csv';
/** What staff did. */
export const auditLog = '/audit-log';
/** Who is named in it. */
export const auditPeople = '/audit-log/people';
export const auditFile = '/audit-log/record.csv';
export const undelivered = '/undelivered';
export const undeliveredRetry = '/undelivered/retry';
export const undeliveredDismiss = '/undelivered/dismiss';
