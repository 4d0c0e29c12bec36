import type { LoginData } from '@seduh/contract';
import type { TestApp } from '../../../../testing';

const PATH = '/api/auths/oidc';

/** What a browser does on its way through a login, from an address of its own. */
export function createBrowser({ app, nextAddress }: TestApp) {
  const remoteAddress = nextAddress();
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  async function call(method: 'GET' | 'POST', url: string, others: Record<string, string> = {}) {
    const headers = { ...others, ...(jar.size > 0 ? { cookie: cookie() } : {}) };
    const response = await app.inject({ method, url, remoteAddress, headers });
    for (const { name, value } of response.cookies) {
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return response;
  }

  return {
    /** Goes to the provider; resolves with where it is sent. */
    async start(): Promise<URL> {
      return new URL((await call('GET', `${PATH}/start`)).headers.location ?? '');
    },
    /** Comes back from there; resolves with the outcome on the login page's address. */
    async comeBack(query: Record<string, string>): Promise<string | null> {
      const { headers } = await call('GET', `${PATH}/callback?${new URLSearchParams(query)}`);
      return new URL(headers.location ?? '').searchParams.get('oidc');
    },
    /** Fetches the session of the finished login; with the token of the one before, where there is one. */
    async session(token?: string) {
      const response = await call('POST', `${PATH}/session`, token ? { 'x-access-token': token } : {});
      return { status: response.statusCode, ...response.json<{ code?: string; data: LoginData }>() };
    },
    call,
    cookie,
    /** Comes along with somebody else's cookies, or with some of its own. */
    takeCookie(value: string) {
      jar.clear();
      for (const one of value.split('; ')) {
        const [name = '', token = ''] = one.split('=');
        if (token) jar.set(name, token);
      }
    },
  };
}
