/** Where the API lives on the shop's one origin. */
export const API_BASE = '/api';

/** Request headers with a meaning of their own. */
export const HEADERS = {
  token: 'x-access-token',
  idempotencyKey: 'idempotency-key',
  /** `challenge:nonce`, where signing up asked for it by PROOF_REQUIRED. */
  proof: 'x-proof-of-work',
  /** The key of the collection screen's link. */
  collectKey: 'x-collect-key',
} as const;
