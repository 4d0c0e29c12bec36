import { z } from 'zod';
import { shiftedClock, systemClock, fixedClock, type Clock } from './clock';
import type { AppConfig } from './deps';

const text = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);
const wholeNumber = (fallback: number, max: number) =>
  z
    .string()
    .optional()
    .transform((value) => (value?.trim() ? Number(value) : fallback))
    .pipe(z.int().min(0).max(max));

const Environment = z.object({
  NODE_ENV: text,
  PORT: wholeNumber(3000, 65_535),
  HOST: text,
  DATA_DIR: text.transform((value) => value ?? '.data'),
  DATABASE_URL: text,
  PG_BIN_DIR: text,
  PUBLIC_URL: text.pipe(z.url({ protocol: /^https?$/ }).optional()),
  TRUST_PROXY_HOPS: wholeNumber(0, 10),
  APP_NOW: text,
  ADMIN_EMAIL: text.pipe(z.email().optional()),
  ADMIN_PASSWORD: text.pipe(z.string().min(8).max(128).optional()),
  LOG_LEVEL: text.pipe(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional()),
});

/** What the process was told from outside. */
export interface Env {
  mode: 'production' | 'development';
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  pgBinDir: string | undefined;
  publicUrl: string | null;
  trustProxyHops: number;
  clock: Clock;
  /** The first admin, made at start where there is no such account yet. */
  admin: { email: string; password: string } | null;
  logLevel: AppConfig['logLevel'];
}

/**
 * Reads the environment. Throws one readable line that names every variable that does not fit.
 * `HOST`: all addresses in production, where a proxy or container stands around it; else this machine only, as the
 * demo's passwords are known to everybody. `APP_NOW`: an instant at which the clock starts, or `fixed:INSTANT` for
 * one that stands.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const parsed = Environment.safeParse(source);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The environment does not fit. ${wrong.join('; ')}`);
  }
  const env = parsed.data;
  const mode = env.NODE_ENV === 'production' ? 'production' : 'development';
  if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD)) {
    throw new Error('The environment does not fit. ADMIN_EMAIL and ADMIN_PASSWORD go together');
  }
  return {
    mode,
    port: env.PORT,
    host: env.HOST ?? (mode === 'production' ? '0.0.0.0' : '127.0.0.1'),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    pgBinDir: env.PG_BIN_DIR,
    publicUrl: env.PUBLIC_URL ?? null,
    trustProxyHops: env.TRUST_PROXY_HOPS,
    clock: clockFrom(env.APP_NOW, mode),
    admin: env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : null,
    logLevel: env.LOG_LEVEL ?? 'info',
  };
}

function clockFrom(setting: string | undefined, mode: Env['mode']): Clock {
  if (!setting) return systemClock;
  if (mode === 'production')
    throw new Error('The environment does not fit. APP_NOW is for tests, never for production');
  const fixed = setting.startsWith('fixed:');
  const start = new Date(fixed ? setting.slice('fixed:'.length) : setting);
  if (Number.isNaN(start.getTime())) throw new Error(`The environment does not fit. APP_NOW is no instant: ${setting}`);
  return fixed ? fixedClock(start) : shiftedClock(start);
}
