// What the shop's owner does while people order.
import { Buffer } from 'node:buffer';

/** Known to everybody: the demo's. */
const OWNER = { email: 'admin@seduh.example', password: 'buka-toko-jam-tujuh' };

/**
 * Logs the owner in.
 *
 * @param {number} port where the shop is @returns a way to ask as the owner: its answers have `status`, `isHonest` and `json`
 */
export async function ownerAt(port) {
  const ask = async (path, { headers, ...options } = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { ...options, headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: answer.status,
      isHonest: answer.status === 503 && Number(answer.headers.get('retry-after')) > 0,
      json: isJson ? JSON.parse(bytes.toString()) : null,
      bytes,
    };
  };
  const { json } = await ask('/api/auths/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  const headers = { 'x-access-token': json.data.token };
  return (path, options = {}) => ask(path, { ...options, headers });
}
