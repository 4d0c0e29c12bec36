/** Where the code of each of the staff's pages is. A module of its own: customers need not know what these consist of. */
export const staffPages = {
  dashboard: () => import('./DashboardRoute'),
  orders: () => import('./OrderBoardRoute'),
  owed: () => import('./OwedRoute'),
  orderArchive: () => import('./OrderArchiveRoute'),
  productEdit: () => import('./ProductEditRoute'),
  productNew: () => import('./ProductNewRoute'),
  promoEdit: () => import('./PromoEditRoute'),
  promoNew: () => import('./PromoNewRoute'),
  promos: () => import('./PromosRoute'),
  receipt: () => import('./ReceiptRoute'),
};
