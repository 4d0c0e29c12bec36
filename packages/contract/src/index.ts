/** Schemas and the types they infer, together with the plain values of `./constants`. */
export * from './constants';
export * from './schemas/auths';
export * from './schemas/catalogue';
export * from './schemas/common';
export * from './schemas/dashboard';
export * from './schemas/notices';
export * from './schemas/options';
export * from './schemas/orders';
export * from './schemas/history';
export * from './schemas/owed';
export * from './schemas/quotes';
export * from './schemas/refunds';
export * from './schemas/sessions';
export * from './schemas/shop';
export * from './schemas/undelivered';
