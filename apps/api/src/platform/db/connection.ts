import type { ClientConfig } from 'pg';

/**
 * Where to connect to, asked again before every new connection: an embedded PostgreSQL has another socket after it
 * was restarted.
 */
export type ConnectionSource = () => ClientConfig;
