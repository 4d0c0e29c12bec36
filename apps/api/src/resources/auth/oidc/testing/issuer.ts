import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { OidcSettings } from '../provider';

/** Somebody with an account at the issuer. */
export interface IssuerAccount {
  email: string;
  email_verified: boolean;
  name?: string;
  given_name?: string;
  family_name?: string;
}

export interface TestIssuer {
  settings: OidcSettings;
  /** Opens the address as a browser, logs in there, agrees, and resolves with the address it is sent back to. */
  logIn(url: URL, account: string): Promise<URL>;
  close(): Promise<void>;
}

const CLIENT = { clientId: 'seduh', clientSecret: 'known-to-both' };

/** A certified provider of logins on this machine; on a free port where none is given. */
export async function startIssuer(
  callback: string,
  accounts: Record<string, IssuerAccount>,
  port = 0,
): Promise<TestIssuer> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [callback],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    cookies: { keys: ['for tests'] },
    features: { devInteractions: { enabled: true } },
    findAccount: (_context, id) => {
      const account = accounts[id];
      return account && { accountId: id, claims: () => ({ sub: id, ...account }) };
    },
  });
  const handle = provider.callback();
  server.on('request', (request, response) => void handle(request, response));

  return {
    settings: { issuer, ...CLIENT },
    logIn: (url, account) => walkThrough(url, account),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** Follows redirects and fills in what is asked, as long as it stays at the issuer. */
async function walkThrough(start: URL, account: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = start;
  let form: URLSearchParams | null = null;
  while (url.origin === start.origin) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response: Response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: form }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    const page = await response.text();
    if (!location && (form || !response.ok)) throw new Error(`the issuer answers ${response.status}: ${page}`);
    url = location ? new URL(location, url) : url;
    const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
    form = location ? null : new URLSearchParams({ prompt, login: account, password: 'any' });
  }
  return url;
}
