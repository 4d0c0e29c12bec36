/** Where the code of each of the staff's pages is. A module of its own: customers need not know what these consist of. */
export const staffPages = {
  counter: () => import('./CounterRoute'),
  dashboard: () => import('./DashboardRoute'),
  options: () => import('./OptionsRoute'),
  optionEdit: async () => ({ default: (await import('./OptionFormRoutes')).OptionEditRoute }),
  optionNew: async () => ({ default: (await import('./OptionFormRoutes')).OptionNewRoute }),
  orders: () => import('./OrderBoardRoute'),
  owed: () => import('./OwedRoute'),
  orderArchive: () => import('./OrderArchiveRoute'),
  productEdit: async () => ({ default: (await import('./ProductFormRoutes')).ProductEditRoute }),
  productNew: async () => ({ default: (await import('./ProductFormRoutes')).ProductNewRoute }),
  promoEdit: async () => ({ default: (await import('./PromoFormRoutes')).PromoEditRoute }),
  promoNew: async () => ({ default: (await import('./PromoFormRoutes')).PromoNewRoute }),
  promos: () => import('./PromosRoute'),
  record: () => import('./RecordRoute'),
  receipt: () => import('./ReceiptRoute'),
  ticket: () => import('./TicketRoute'),
};
