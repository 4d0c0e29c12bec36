/** The database that every PostgreSQL has from the start. */
export const DATABASE = 'postgres';

/** Names the socket; no network port is opened. */
export const PORT = 5432;

const SETTINGS: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  // a serving process has up to two dozen, and several may share one cluster
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  // a base backup that keeps so much of the log waiting is ended, rather than the disk filled
  max_slot_wal_keep_size: '16GB',
  // our statements are short: compiling them costs more than it saves
  jit: 'off',
  // and starting processes to share one out takes longer than most of them, where others wait for the same few cores
  max_parallel_workers_per_gather: '0',
  // 4 is a turning disk's: a day of orders was found by reading all there ever were
  random_page_cost: '1.1',
  // works where containers give little or no shared memory
  dynamic_shared_memory_type: 'mmap',
  timezone: 'UTC',
  log_timezone: 'UTC',
  idle_in_transaction_session_timeout: '60s',
  // refused statements are the caller's to report; with them the log would hold what users typed
  log_min_messages: 'log',
  log_line_prefix: '',
};

// for data that nobody will miss
const NOT_DURABLE: Record<string, string> = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

interface PostgresSettings {
  dataDir: string;
  socketDir: string;
  /** Major version, which decides about the settings it knows. */
  major: number;
  durable: boolean;
  /** Settings on top. */
  extra?: Record<string, string> | undefined;
}

/** The arguments of `postgres`. */
export function postgresArguments({ dataDir, socketDir, major, durable, extra }: PostgresSettings): string[] {
  const settings = {
    ...SETTINGS,
    // worker processes for reading gain nothing at our size; the choice came with 18
    ...(major >= 18 ? { io_method: 'sync' } : {}),
    ...(durable ? {} : NOT_DURABLE),
    ...extra,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', dataDir, '-k', socketDir, '-p', String(PORT), ...flags];
}
