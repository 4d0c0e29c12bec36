import type { ClientConfig } from 'pg';

/** Asked before every new connection: an embedded PostgreSQL has another socket after a restart. */
export interface ConnectionSource {
  (): ClientConfig;
  /**
   * Told which of its answers led nowhere, or to a server that only reads: the next one is somewhere else. There where it
   * has several.
   */
  leave?(tried: ClientConfig): void;
}

const ADDRESS = /^(?<before>postgres(?:ql)?:\/\/(?:[^/]*@)?)(?<hosts>[^/?#@]*)(?<after>.*)$/s;
/** A host that vanished without a word is not waited for where another one may be it, ms. */
const HOST_MS = 2_000;

/** The addresses that one stands for whose hosts have commas between them, as libpq reads it. */
export function addressesIn(databaseUrl: string): string[] {
  const { before = '', hosts = '', after = '' } = ADDRESS.exec(databaseUrl)?.groups ?? {};
  const named = hosts.split(',').filter(Boolean);
  return named.length < 2 ? [databaseUrl] : named.map((host) => `${before}${host}${after}`);
}

/** From when on a connection that says nothing is asked whether it is there, ms; ten times, each second. */
const KEEP_ALIVE_MS = 10_000;

/** Tries the hosts of an address in turn, and stays with the one that works. */
export function connectionTo(databaseUrl: string): ConnectionSource {
  const addresses = addressesIn(databaseUrl).map((connectionString): ClientConfig => ({
    connectionString,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  }));
  const isList = addresses.length > 1;
  let at = 0;
  const source: ConnectionSource = () => addresses[at] ?? {};
  if (!isList) return source;
  for (const address of addresses) address.connectionTimeoutMillis = HOST_MS;
  source.leave = (tried) => {
    // many find out at the same time: one step for all of them
    if (tried === addresses[at]) at = (at + 1) % addresses.length;
  };
  return source;
}

/** The hosts, without the password that the address may hold. */
export function hostsOf(databaseUrl: string): string {
  const hosts = addressesIn(databaseUrl).map((one) => (URL.canParse(one) ? new URL(one).host : ''));
  return hosts.filter(Boolean).join(', ') || 'its host';
}
