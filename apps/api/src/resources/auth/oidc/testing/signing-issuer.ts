import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OidcSettings } from '../provider';

const CLIENT = { clientId: 'seduh', clientSecret: 'known-to-both' };
/** What a login's answer carries besides the token of who it is. */
export const ACCESS_TOKEN = 'opens-their-account-at-the-issuer';

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

export interface TokenParts {
  header?: Record<string, unknown>;
  claims?: Record<string, unknown>;
  /** Makes the third part of what stands before it; the issuer's own key does where nothing is said. */
  signature?: (signed: string) => string;
}

/**
 * An issuer on this machine whose tokens are made by hand, so that one can be wrong in one thing at a time: who asks for
 * a token by the code `x` gets what was last said to {@link SigningIssuer.say}.
 */
export interface SigningIssuer {
  settings: OidcSettings;
  url: string;
  /** Signs as the key that only somebody else has. */
  foreign: (signed: string) => string;
  /** Signs by a secret that both know, as if it were meant to. */
  symmetric: (secret: string) => (signed: string) => string;
  /** Sets the claims of the next token; `iss`, `sub`, `aud`, `nonce` and times are right where nothing else is said. */
  say: (nonce: string, parts?: TokenParts) => string;
  /** Where its next answers lead to, by path; none by default. */
  leads: Map<string, string>;
  /** Paths that were asked for. */
  asked: string[];
  close: () => Promise<void>;
}

export async function startSigningIssuer(): Promise<SigningIssuer> {
  const [own, other] = [pair(), pair()];
  const signBy = (key: KeyObject) => (signed: string) => sign('sha256', Buffer.from(signed), key).toString('base64url');
  let token = '';
  const asked: string[] = [];
  const leads = new Map<string, string>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const lead = leads.get(path);
    if (lead) return void response.writeHead(307, { location: lead }).end();
    return answer(response, path);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = (pairOf: typeof own) => ({ ...pairOf.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig' });
  const pages: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer: url,
      authorization_endpoint: `${url}/auth`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': () => ({ keys: [key(own)] }),
    '/elsewhere': () => ({ keys: [key(other)] }),
    '/token': () => ({ access_token: ACCESS_TOKEN, token_type: 'Bearer', expires_in: 60, id_token: token }),
  };
  function answer(response: ServerResponse, path: string) {
    const page = pages[path];
    response.writeHead(page ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(page?.() ?? {}));
  }

  return {
    settings: { issuer: url, ...CLIENT },
    url,
    foreign: signBy(other.privateKey),
    symmetric: (secret) => (signed) => createHmac('sha256', secret).update(signed).digest('base64url'),
    say(nonce, { header = {}, claims = {}, signature = signBy(own.privateKey) } = {}) {
      const now = Math.floor(Date.now() / 1_000);
      const right = { iss: url, sub: 'rani', aud: CLIENT.clientId, nonce, iat: now, exp: now + 300 };
      const person = { email: 'rani@mail.example', email_verified: true, name: 'Rani' };
      const signed = `${encode({ alg: 'RS256', kid: 'one', ...header })}.${encode({ ...right, ...person, ...claims })}`;
      token = `${signed}.${signature(signed)}`;
      return token;
    },
    leads,
    asked,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
