import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

/**
 * Whether a request is signed by that secret, as Amazon describes Signature Version 4: over the path and
 * host as they were sent. Where the bucket stands in the host, the test's server signs its name as part of the path.
 */
export function isSignedBy(
  secret: string,
  { method, url, headers }: { method?: string | undefined; url?: string | undefined; headers: IncomingHttpHeaders },
): boolean {
  const [, day = '', region = '', names = '', signature] = AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  const signed = names.split(';');
  // what is not signed may be changed on the way
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))) return false;
  const lines = signed.map((name) => `${name}:${String(headers[name])}\n`).join('');
  const { pathname, searchParams } = new URL(url ?? '', 'http://store');
  const query = [...searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .toSorted()
    .join('&');
  const request = [method, pathname, query, lines, names, headers['x-amz-content-sha256']].join('\n');
  const sum = createHash('sha256').update(request).digest('hex');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sum].join('\n');
  const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString('hex') === signature;
}
