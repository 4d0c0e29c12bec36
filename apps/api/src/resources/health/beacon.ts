/**
 * How a route is set up by which browsers tell of themselves, without a login and without anybody waiting for an answer.
 * @param limits how large what is told may be, and how often one address may tell: a café's customers share one
 */
export const beacon = ({ bytes, perMinute }: { bytes: number; perMinute: number }) =>
  ({
    bodyLimit: bytes,
    config: { role: 'public', rateLimit: { max: perMinute, timeWindow: 60_000 } },
    schema: { hide: true },
  }) as const;
