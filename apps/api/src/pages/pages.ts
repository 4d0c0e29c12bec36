/** Addresses that are pages of the storefront. Any other one answers 404, with the storefront's page for it. */
export const PAGES = [
  '/',
  '/login',
  '/register',
  '/signup',
  '/products',
  '/product/:id',
  '/cart',
  '/payment',
  '/history',
  '/history/:id',
  '/orders',
  '/orders/past',
  '/orders/:id/receipt',
  '/owed',
  '/history/:id/receipt',
  '/profile',
  '/reset-password',
  '/confirm-email',
  '/undo-email',
  '/dashboard',
  '/promos',
  '/promos/new',
  '/promos/:id/edit',
  '/product/new',
  '/product/:id/edit',
  '/test',
  '/modal',
] as const;

/** Pages about one product: an address that names none is a 404. */
export const PRODUCT_PAGES: readonly string[] = ['/product/:id', '/product/:id/edit'];
