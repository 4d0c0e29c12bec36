/**
 * The typed client of the API: requests, hooks, session, cart. Mocks are in `./mocks`. A resource is a folder: one file, or,
 * so that no page carries what it does not need, `requests` (which the entry loads ahead), `hooks` and what `staff` do.
 */
export { ApiError, type TransportCode } from './http/ApiError';
export { request, type Answer, type RequestOptions } from './http/request';
export { speakBy, type Speaker } from './http/speaker';
export { openStream, type StreamOptions } from './events/stream';

export { ApiProvider } from './data/ApiProvider';
export { preload, type Need } from './data/preloads';
export { forgetWithStores, serializeKey, type Key } from './data/stores';
export type { ListResource, Page } from './data/useList';
export type { Resource, StaleResource } from './data/useResource';

export { getSession, onSessionChange, SESSION_KEY, type Session } from './session/session';
export { notPermitted } from './session/notPermitted';
export { useSession, type SessionState } from './session/useSession';
export { logout } from './auth/logout';
export { askPasskey, loginByPasskey } from './auth/passkey';
export { finishOidcLogin, forgotPassword, login, register, resetPassword, type LoginResult } from './auth/requests';

export {
  changeBundle,
  endStaffSessions,
  invite,
  resendInvitation,
  resetStaffFactor,
  revokeInvitation,
  setStaffDisabled,
  usePeople,
} from './people/people';
export { acceptInvitation, useInvitation } from './people/joining';
export { useAvoids, type AvoidsState } from './users/avoids';
export { profileKey, useProfile } from './users/profile';
export { beginFactor, confirmFactor, renewRecoveryCodes, turnFactorOff, useSecondFactor } from './users/factor';
export { addPasskey, beginPasskey, removePasskey, renamePasskey, usePasskeys } from './users/passkeys';
export { endOtherSessions, endSession, useSessions } from './users/sessions';
export {
  cancelEmailChange,
  changePassword,
  closeAccount,
  confirmEmail,
  editProfile,
  resendEmailLink,
  undoEmail,
  type ProfileEdit,
} from './users/writes';

export { fetchChatImage, seeChat, sendChatMessage, useChat, useChats, type ChatSaying } from './chat/chat';
export { makeCollectKey, useCollect, useCollectKey, type CollectState, type HeardScreen } from './collect/collect';
export { heardServerTime, serverNow, shopKey, shopNeed, useShop } from './shop/shop';
export { knownShopName } from './shop/knownShopName';
export { getSeat, leaveSeat, SEAT_KEY, takeSeat, useSeat, type Seat } from './tables/seat';
export { afterPaint } from './pours/afterPaint';
export { newId } from './pours/newId';
export { closeDay, moveCash, useClose, useCloses, useOpenDay } from './closes/closes';
export { addTables, editTable, renewTableCode, useLinkedTable, useTables } from './tables/tables';
export { changeSettings, fetchHolidays, useSettings } from './settings/settings';
export { setStaffing, useStaffing } from './staffing/staffing';
export { dismissUndelivered, retryUndelivered, useUndelivered } from './undelivered/undelivered';
export { canBeTold, readDevice } from './notices/device';
export {
  changeNotices,
  sendSubscription,
  stopNews,
  turnOffDevice,
  turnOnDevice,
  useNoticeSettings,
} from './notices/notices';
export { promosKey, promosNeed, usePromos } from './promos/promos';
export {
  createPromo,
  editPromo,
  endPromo,
  foreseePromo,
  usePromo,
  usePromoFigures,
  useStaffPromos,
  type PromoState,
} from './promos/staff';
export {
  preloadProducts,
  productKey,
  productNeed,
  productsKey,
  productsNeed,
  useProduct,
  useProducts,
  type ProductsResource,
} from './products/products';
export {
  archiveProduct,
  bringBackProduct,
  createProduct,
  editProduct,
  setAvailability,
  useArchivedProducts,
  useWholeProduct,
} from './products/staff';
export { useLearnedMaking } from './products/making';
export { useProductWarning } from './products/warnings';
export { useMemberCard } from './member-card/memberCard';
export { setFavourite, useFavourites, type FavouritesState } from './favourites/favourites';
export { useFavouriteIds } from './favourites/useFavouriteIds';
export { lineOfQuote } from './quotes/lineOfQuote';
export { quoteKey, useQuote } from './quotes/quotes';
export { useOrderTimes } from './quotes/useOrderTimes';

export {
  archiveOptionGroup,
  createOptionGroup,
  editOptionGroup,
  setOptionAvailability,
  useGroupsToAttach,
  useOptionGroup,
  useOptionGroups,
} from './options/options';
export {
  hasToWait,
  newPourId,
  onLostPour,
  pourCup,
  queueMove,
  takeCupBack,
  takeMoveBack,
  usePours,
  usePoursBehind,
  withPours,
  type LostPour,
  type Pours,
} from './pours/queue';
export { isMove, type MoveTask, type PourTask } from './pours/tasks';
export { answerOffer, offerInstead } from './offers/offers';
export { priceAgain, type RepricedLine } from './orders/priceAgain';
export { preloadHistory, preloadOrder, preloadOrders, preloadReceipt } from './orders/reads';
export { useOrder } from './orders/useOrder';
export { isPassing } from './http/ApiError';
export { keepBoard, keptBoard, type KeptBoard } from './orders/keptBoard';
export { useHistory, useOrders } from './orders/useOrders';
export { useUsual } from './orders/useUsual';
export { useReceipt } from './orders/useReceipt';
export {
  cancelOrder,
  confirmPayment,
  hideHistory,
  moveOrder,
  newIdempotencyKey,
  placeOrder,
  refundOrder,
  restoreHistory,
  retryPayment,
  sayWhyLate,
} from './orders/writes';
export { fetchAuditFile, useAuditLog, useAuditPeople } from './audit/audit';
export { markReturned, useOwed } from './owed/owed';
export { fetchReport, useDashboard } from './dashboard/dashboard';
export { changeFigureMail, fetchFigureFile, useFigureMail, useFigures } from './figures/figures';
export { dashboardKey, preloadDashboard } from './dashboard/requests';
export type { ApiFile } from './http/requestFile';
export { useOrderEvents } from './events/useOrderEvents';
export type { FeedState } from './events/feed';

export { CART_KEY, cartOf, EMPTY_CART, lineBody, piecesOf, putLine, type Cart, type CartLine } from './cart/cart';
export { replaceInCart } from './cart/replaceLine';
export { cartActions, useCart, useCartCount, useCartPart, type Added, type CartState } from './cart/useCart';
export { EMPTY_TICKET, ticketRequest, type CounterTicket } from './counter/ticket';
export { useCounter, type CounterState, type TicketTerms } from './counter/useCounter';
export { isUnanswered, useCheckout, type Checkout } from './checkout/useCheckout';
export { useUncertainOutcome } from './checkout/useUncertainOutcome';
export { pauseOrders, refreshQuotes, reopenOrders, useLiveShop } from './pauses/pauses';
