import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an address is anybody's on the internet: not this machine, its network, or one that stands for another. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // an IPv4 address in IPv6's clothes is judged as what it is
  return ipaddr.process(address).range() === 'unicast';
}

/** A name, or a public address: what a URL's host may be before anybody has looked it up. */
export function isPublicHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(bare)) return isPublicAddress(bare);
  return bare.includes('.') && !/\.(?:localhost|local|internal|home\.arpa)\.?$/i.test(bare);
}

/**
 * Looks names up as Node does, for the connection itself, and finds nothing where any of the addresses is not allowed:
 * what was checked is what is connected to, whatever a name server says a moment later.
 */
export const guardedLookup =
  (isAllowed: (address: string) => boolean, resolve: typeof dnsLookup = dnsLookup): LookupFunction =>
  (host, options: LookupOptions, done) => {
    resolve(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return done(error, '');
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address))) {
        return done(Object.assign(new Error('this name leads to no public address'), { code: 'ENOTPUBLIC' }), '');
      }
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
