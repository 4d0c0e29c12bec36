/**
 * What mail programs show their own "unsubscribe" by. One press is promised by https only, as RFC 8058 wants it; by http
 * the link is still one to open.
 * @param link where it ends; undefined for a mail that is no news
 */
export function listHeaders(link: string | undefined): Record<string, string> {
  if (link === undefined) return {};
  return {
    'List-Unsubscribe': `<${link}>`,
    ...(link.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
  };
}
