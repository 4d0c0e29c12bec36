import { uuidv7 } from 'uuidv7';
import type { Clock } from '../platform/clock';
import type { Db } from '../platform/db/tx';
import type { Sessions } from '../resources/auth/sessions';
import { ensureUsers } from './repository';

/**
 * Starts sessions of `count` users made for load and access tests; resolves with their tokens. They have no password.
 */
export async function loadTokens(db: Db, clock: Clock, sessions: Sessions, count: number): Promise<string[]> {
  const users = Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(5, '0');
    return {
      id: uuidv7(),
      email: `load-${number}@seduh.example`,
      phone: `+628990${number}`,
      role: 'User' as const,
      display_name: `Load ${number}`,
      address: 'Jl. Cikini Raya 1, Jakarta Pusat 10330',
      created_at: clock.now(),
    };
  });
  const tokens: string[] = [];
  for (const id of await ensureUsers(db, users)) tokens.push(await sessions.start(id));
  return tokens;
}
