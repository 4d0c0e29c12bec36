/** Mocks of the API for Storybook and tests: strict, stateless, from fixtures that the contract's schemas accept. */
import { auditHandlers } from '../audit/mocks';
import { authHandlers } from '../auth/mocks';
import { chatHandlers } from '../chat/mocks';
import { closeHandlers } from '../closes/mocks';
import { collectHandlers } from '../collect/mocks';
import { counterHandlers } from '../counter/mocks';
import { dashboardHandlers } from '../dashboard/mocks';
import { figureHandlers } from '../figures/mocks';
import { eventHandlers } from '../events/mocks';
import { favouriteHandlers } from '../favourites/mocks';
import { memberCardHandlers } from '../member-card/mocks';
import { noticeHandlers } from '../notices/mocks';
import { optionHandlers } from '../options/mocks';
import { orderHandlers } from '../orders/mocks';
import { offerHandlers } from '../offers/mocks';
import { peopleHandlers } from '../people/mocks';
import { pourHandlers } from '../pours/mocks';
import { owedHandlers } from '../owed/mocks';
import { productHandlers } from '../products/mocks';
import { promoHandlers } from '../promos/mocks';
import { quoteHandlers } from '../quotes/mocks';
import { pauseHandlers } from '../pauses/mocks';
import { tableHandlers } from '../tables/mocks';
import { staffingHandlers } from '../staffing/mocks';
import { settingsHandlers } from '../settings/mocks';
import { shopHandlers } from '../shop/mocks';
import { undeliveredHandlers } from '../undelivered/mocks';
import { factorHandlers } from '../users/mockFactor';
import { passkeyHandlers } from '../users/mockPasskeys';
import { userHandlers } from '../users/mocks';

/** Every call, going well. */
export const handlers = [
  ...authHandlers,
  ...userHandlers,
  ...factorHandlers,
  ...passkeyHandlers,
  ...productHandlers,
  ...optionHandlers,
  ...promoHandlers,
  ...settingsHandlers,
  ...shopHandlers,
  ...pauseHandlers,
  ...staffingHandlers,
  ...collectHandlers,
  ...tableHandlers,
  ...closeHandlers,
  ...chatHandlers,
  ...quoteHandlers,
  ...eventHandlers,
  ...dashboardHandlers,
  ...figureHandlers,
  ...undeliveredHandlers,
  ...auditHandlers,
  ...peopleHandlers,
  ...favouriteHandlers,
  ...memberCardHandlers,
  ...noticeHandlers,
  ...owedHandlers,
  ...counterHandlers,
  ...orderHandlers,
  ...pourHandlers,
  ...offerHandlers,
];

export {
  forgotPasswordFailures,
  loginFailures,
  logoutFailures,
  oidcSessionFailures,
  registerFailures,
  resetPasswordFailures,
  RESET_TOKEN,
} from '../auth/mocks';
export {
  COLLECT_KEY,
  collectFailures,
  collectKeyFailures,
  collectOf,
  makeCollectKeyFailures,
  showCollect,
} from '../collect/mocks';
export {
  chatFailures,
  chatsFailures,
  pictureFailures,
  sayFailures,
  sendPictureFailures,
  showChat,
  showChats,
} from '../chat/mocks';
export {
  closeDayFailures,
  closeFailures,
  closesFailures,
  eveningHandlers,
  moveCashFailures,
  openDayFailures,
  showOpenDay,
} from '../closes/mocks';
export { counterFailures } from '../counter/mocks';
export { auditFailures, auditFileFailures, showAudit } from '../audit/mocks';
export { dashboardFailures, reportFailures, showDashboard } from '../dashboard/mocks';
export { figureFailures, figureFileFailures, figureMailFailures, showFigureMail, showFigures } from '../figures/mocks';
export { eventFailures, showEvents } from '../events/mocks';
export { favouritesFailures, showFavourites } from '../favourites/mocks';
export { memberCardFailures, showCard } from '../member-card/mocks';
export { cardInDebt, cardToEarn, cardWithFew, fullCard, noCard } from './fixtures/memberCards';
export {
  changeNoticesFailures,
  NEWS_STOP_TOKEN,
  newsStopFailures,
  noticeSettings,
  noticesFailures,
  pushFailures,
  showNotices,
} from '../notices/mocks';
export {
  archiveOptionGroupFailures,
  createOptionGroupFailures,
  editOptionGroupFailures,
  optionAvailabilityFailures,
  optionGroupsFailures,
  showOptionGroups,
} from '../options/mocks';
export { findNetwork, loseNetwork } from './faults/page';
export {
  confirmPaymentFailures,
  hideHistoryFailures,
  historyFailures,
  moveFailures,
  orderFailures,
  delayFailures,
  ordersFailures,
  placeOrderFailures,
  priceChanged,
  receiptFailures,
  refundFailures,
  restoreHistoryFailures,
  retryPaymentFailures,
  showHistory,
  overtaken,
  showOrder,
  showOrders,
  showReceipt,
  showUsual,
  soldOut,
  usualFailures,
} from '../orders/mockFailures';
export {
  acceptInvitationFailures,
  bundleFailures,
  disableStaffFailures,
  INVITATION_TOKEN,
  inviteFailures,
  peopleFailures,
  readInvitationFailures,
  resetFactorFailures,
  showPeople,
} from '../people/mocks';
export { owedFailures, returnFailures, showOwed } from '../owed/mocks';
export {
  archiveProductFailures,
  availabilityFailures,
  categoryFailures,
  createProductFailures,
  editProductFailures,
  learnedFailures,
  productFailures,
  showLearned,
  showProduct,
  showProducts,
  showWarnings,
  warningFailures,
} from '../products/mocks';
export {
  createPromoFailures,
  editPromoFailures,
  endPromoFailures,
  foresightFailures,
  promoFailures,
  promoFiguresFailures,
  showForesight,
  showPromo,
  showPromos,
} from '../promos/mocks';
export { editSettingsFailures, holidayFailures, settingsFailures, showSettings } from '../settings/mocks';
export { showStaffing, staffingFailures, workableStaffing } from '../staffing/mocks';
export {
  addTablesFailures,
  editTableFailures,
  linkedTableFailures,
  showTables,
  tableCodeFailures,
  tableRenamed,
  tablesFailures,
} from '../tables/mocks';
export { quoteFailures, quotesFor, quotesOf, showQuote, showTimes, timesFailures } from '../quotes/mocks';
export { pauseFailures } from '../pauses/mocks';
export { shopFailures, showShop } from '../shop/mocks';
export {
  manyGivenUp,
  oneGivenUp,
  showUndelivered,
  someGivenUp,
  someWaiting,
  undeliveredActFailures,
  undeliveredFailures,
} from '../undelivered/mocks';
export {
  factorConfirmFailures,
  factorFailures,
  factorOffFailures,
  factorSetUpFailures,
  showFactor,
} from '../users/mockFactor';
export {
  cancelsEmail,
  closeAccountFailures,
  confirmEmailFailures,
  editProfileFailures,
  EMAIL_TOKEN,
  emailChangeFailures,
  endSessionFailures,
  passwordFailures,
  profileFailures,
  resendsTo,
  sessionsFailures,
  showProfile,
  workableAvoids,
  showSessions,
  UNDO_TOKEN,
  undoEmailFailures,
} from '../users/mocks';

export { APP_CODE, factorSetUp, recoveryCodes } from './fixtures/factor';
export {
  passkeyAddFailures,
  passkeyLoginFailures,
  passkeyRemoveFailures,
  passkeyRenameFailures,
  passkeyRequestFailures,
  passkeysFailures,
  passkeySetUpFailures,
  showPasskeys,
} from '../users/mockPasskeys';
export {
  devicePasskey,
  newPasskey,
  PASSKEY_CHALLENGE,
  passkeyCredentials,
  passkeyRequest,
  syncedPasskey,
} from './fixtures/passkeys';
export { auditEntries, auditPeople, longAuditEntry } from './fixtures/audit';
export { chatHeads, chatMessages, chatOf } from './fixtures/chats';
export { closedDay, closedDays, closedToday, openDays } from './fixtures/closes';
export { dashboards, emptyDashboard, longDashboard } from './fixtures/dashboard';
export { emptyFigures, figures, longFigures, uncomparedFigures } from './fixtures/figures';
export { counterOrders } from './fixtures/counter';
export { makeOrder, type OrderDraft } from './fixtures/makeOrder';
export { manyOptionGroups, optionGroups, optionId } from './fixtures/options';
export { boardOrders, history, orderIn, orders, raniOrders, seenBy, toHistoryItem } from './fixtures/orders';
export { invitations, peopleFor, staffMembers } from './fixtures/staff';
export { holidays, settingsView, shopSettings } from './fixtures/settings';
export { owedRefunds } from './fixtures/owed';
export { paying } from './fixtures/paying';
export { refunding } from './fixtures/payments';
export { usual } from './fixtures/usual';
export { bayu, credentials, dimas, rani, sari, sessions } from './fixtures/people';
export { moveTo } from './fixtures/placed';
export {
  archivedProducts,
  categories,
  longProduct,
  productBySlug,
  products,
  productsWithSubstitutes,
  toSummary,
} from './fixtures/products';
export { endedPromos, longPromo, promos } from './fixtures/promos';
export { exampleQuote, exampleQuoteBody, makeQuote, raisePrice, sellOut } from './fixtures/quotes';
export { liveSessions, signIn } from './fixtures/sessions';
export { longTable, tables } from './fixtures/tables';
export {
  closedShop,
  closingShop,
  lastRideShop,
  pausedAllShop,
  pausedShop,
  shop,
  shopWithAreas,
  shopWithTables,
} from './fixtures/shop';
export { madeAlone } from './fixtures/made';
export { productWork } from './fixtures/productWork';
export { busyShop, onBoard, optionWork, shopWithLimit, stations } from './fixtures/work';
export { answerableOrder, answerOfferFailures, offerFailures, offeredTo } from '../offers/mocks';
export { orderOffered } from './fixtures/offered';
export { historyRoute, placingAt } from '../orders/mocks';
export { workableOrders } from '../orders/mockBoard';
export { pourFailures } from '../pours/mocks';
export { daysAgo, fixtureId, minutesAgo, NOW } from './fixtures/fixed';
