/** The typed client of the API: requests, hooks, session, cart. Mocks are in `./mocks`. */
export { ApiError, type TransportCode } from './http/ApiError';
export { request, type Answer, type RequestOptions } from './http/request';
export { openStream, type StreamOptions } from './events/stream';

export { ApiProvider, type ApiProviderProps } from './data/ApiProvider';
export { preload, type Need } from './data/need';
export { forgetWithStores, serializeKey, type Key } from './data/stores';
export type { ListResource, Page } from './data/useList';
export type { Resource } from './data/useResource';

export { getSession, SESSION_KEY, type Session } from './session/session';
export { useSession, type SessionState } from './session/useSession';
export { logout } from './auths/logout';
export { forgotPassword, resetPassword } from './auths/passwords';
export { finishOidcLogin, login, register, type LoginResult } from './auths/requests';

export { changePassword, closeAccount, editProfile, type ProfileEdit } from './users/changes';
export { cancelEmailChange, confirmEmail, resendEmailLink, undoEmail } from './users/email';
export { profileKey } from './users/requests';
export { endOtherSessions, endSession, useSessions } from './users/sessions';
export { useProfile } from './users/useProfile';

export { categoriesKey } from './categories/requests';
export { useCategories } from './categories/useCategories';
export { preloadShop, shopKey, shopNeed } from './shop/requests';
export { heardServerTime, serverNow } from './shop/serverClock';
export { useUndeliveredMails } from './mails/useUndeliveredMails';
export { useShop } from './shop/useShop';
export { preloadPromos, promosKey, promosNeed } from './promos/requests';
export { usePromo } from './promos/usePromo';
export { usePromos } from './promos/usePromos';
export { useStaffPromos, type PromoState } from './promos/useStaffPromos';
export { createPromo, editPromo, endPromo } from './promos/writes';
export {
  preloadProduct,
  preloadProducts,
  productKey,
  productNeed,
  productsKey,
  productsNeed,
} from './products/requests';
export { useArchivedProducts } from './products/useArchivedProducts';
export { useProduct } from './products/useProduct';
export { useProducts, type ProductsResource } from './products/useProducts';
export { archiveProduct, bringBackProduct, createProduct, editProduct, setAvailability } from './products/writes';
export { quoteKey } from './quotes/requests';
export { useQuote, type QuoteResource } from './quotes/useQuote';

export { historyKey, orderKey, ordersKey, receiptKey } from './orders/keys';
export { preloadHistory, preloadOrder, preloadOrders, preloadReceipt } from './orders/preload';
export { priceAgain, type RepricedLine } from './orders/priceAgain';
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
} from './orders/writes';
export { useHistory } from './orders/useHistory';
export { useOrder } from './orders/useOrder';
export { useOrders } from './orders/useOrders';
export { useReceipt } from './orders/useReceipt';
export { markReturned, owedKey, preloadOwed } from './owed/requests';
export { useOwed } from './owed/useOwed';
export { fetchReport } from './dashboard/report';
export { dashboardKey, preloadDashboard } from './dashboard/requests';
export { useDashboard } from './dashboard/useDashboard';
export type { ApiFile } from './http/requestFile';
export { useOrderEvents } from './events/useOrderEvents';
export type { FeedState } from './events/feed';

export type { Added } from './cart/actions';
export { EMPTY_CART, isSameLine, type Cart, type CartLine, type LineId } from './cart/cart';
export { useCart, type CartState } from './cart/useCart';
export { isUnanswered } from './checkout/outcome';
export { useCheckout, type Checkout } from './checkout/useCheckout';
