/** What absolute addresses of the shop begin with, from its `PUBLIC_URL`; null where nobody said. Never a request's Host. */
export const siteOf = (publicUrl: string | null): string | null => (publicUrl ? new URL(publicUrl).origin : null);
