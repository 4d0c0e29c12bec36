/**
 * What a cookie is called where pages come by https: browsers take a cookie of such a name only from there, so that
 * nobody on the way plants one by plain http. `__Host-` would forbid a path. By http, as in development, its plain name.
 */
export const cookieName = (name: string, isHttps: boolean): string => (isHttps ? `__Secure-${name}` : name);
