// Long because every variable stands here with its shape and what the shop makes of it: read together, none is forgotten.
import { join } from 'node:path';
import { RegisterBody } from '@seduh/contract';
import { FACTOR_RULES } from '@seduh/domain';
import { z } from 'zod';
import { KEY_BYTES } from './platform/key-file';
import { CONNECTION_LIMITS } from './platform/plugins/connections';
import { asNamed, fileVariable, withSecretFiles } from './platform/secret-files';
import { shiftedClock, systemClock, fixedClock, type Clock } from './platform/clock';
import { backupBucketFrom, s3From } from './platform/s3/variables';
import type { Sender } from './platform/mail/mailer';
import type { OidcSettings } from './resources/auth/oidc/provider';
import type { MessageProvider } from './platform/messages/provider';
import { createTwilio } from './platform/messages/twilio';
import { isVapidPair, type VapidKeys } from './platform/push/vapid';
import { CARD_PROVIDERS, chooseCards } from './resources/orders/pay/providers/choose';

const text = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);
const wholeNumber = (fallback: number, max: number, min = 0) =>
  z
    .string()
    .optional()
    .transform((value) => (value?.trim() ? Number(value) : fallback))
    .pipe(z.int().min(min).max(max));

/** `Seduh <hello@seduh.example>`, or the address alone. */
const SENDER = /^(?:(?<name>[^<>]*)<(?<inner>[^<>\s]+@[^<>\s]+)>|(?<bare>[^<>\s]+@[^<>\s]+))$/;

/** `name=value` pairs with commas between them. */
const OTLP_HEADERS = /^\s*[\w-]+=[^,]*(?:,\s*[\w-]+=[^,]*)*$/;

/** As S3 has names of buckets; no other can stand in the name of a host. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** What keys may begin with: names that are written alike in addresses, none of dots alone. */
const KEY_PREFIX = /^\/?(?:[\w-][\w.-]*)(?:\/[\w-][\w.-]*)*\/?$/;

const Environment = z.object({
  NODE_ENV: text,
  PORT: wholeNumber(3000, 65_535),
  HOST: text,
  DATA_DIR: text.transform((value) => value ?? '.data'),
  ASSETS_DIR: text,
  DATABASE_URL: text,
  DATABASE_LISTEN_URL: text,
  DATABASE_READ_URL: text,
  DATABASE_PREPARE: text.pipe(z.enum(['true', 'false']).optional()),
  PG_BIN_DIR: text,
  PUBLIC_URL: text.pipe(z.url({ protocol: /^https?$/ }).optional()),
  TRUST_PROXY_HOPS: wholeNumber(0, 10),
  SMTP_URL: text.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: text.pipe(z.string().regex(SENDER).optional()),
  MAIL_DIR: text,
  OIDC_ISSUER: text.pipe(z.url({ protocol: /^https?$/ }).optional()),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  PAYMENT_PROVIDER: text.pipe(z.enum(CARD_PROVIDERS).optional()),
  PAYMENT_BASE_URL: text.pipe(z.url({ protocol: /^https?$/ }).optional()),
  S3_ENDPOINT: text.pipe(z.url({ protocol: /^https?$/ }).optional()),
  S3_BUCKET: text.pipe(z.string().regex(BUCKET).optional()),
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_FORCE_PATH_STYLE: text.pipe(z.enum(['true', 'false']).optional()),
  S3_PUBLIC_URL: text.pipe(z.url({ protocol: /^https?$/ }).optional()),
  MIDTRANS_SERVER_KEY: text,
  VAPID_PUBLIC_KEY: text,
  VAPID_PRIVATE_KEY: text,
  VAPID_SUBJECT: text.pipe(z.url({ protocol: /^(https|mailto)$/ }).optional()),
  TWILIO_ACCOUNT_SID: text,
  TWILIO_AUTH_TOKEN: text,
  TWILIO_FROM: text,
  TWILIO_CONTENT_SID: text,
  APP_NOW: text,
  STAFF_SECOND_FACTOR: text.pipe(z.enum(FACTOR_RULES).optional()),
  SECOND_FACTOR_KEY: text,
  ADMIN_EMAIL: text.pipe(RegisterBody.shape.email.optional()),
  // as it is: blanks at its ends are part of a password
  ADMIN_PASSWORD: z
    .string()
    .optional()
    .transform((value) => value || undefined)
    .pipe(RegisterBody.shape.password.optional()),
  METRICS_PORT: wholeNumber(0, 65_535),
  METRICS_HOST: text,
  METRICS_TOKEN: text.pipe(z.string().min(16).optional()),
  OTEL_EXPORTER_OTLP_ENDPOINT: text.pipe(z.url({ protocol: /^https?$/ }).optional()),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: text.pipe(z.url({ protocol: /^https?$/ }).optional()),
  OTEL_EXPORTER_OTLP_HEADERS: text.pipe(z.string().regex(OTLP_HEADERS).optional()),
  OTEL_SERVICE_NAME: text,
  OTEL_TRACES_SAMPLER_ARG: text.transform((value) => Number(value ?? 1)).pipe(z.number().min(0).max(1)),
  MAX_CONNECTIONS: wholeNumber(CONNECTION_LIMITS.connections, 100_000, 100),
  DRAIN_SECONDS: text
    .transform((value) => (value === undefined ? undefined : Number(value)))
    .pipe(z.int().min(0).max(60).optional()),
  BACKUP_DIR: text,
  BACKUP_S3_ENDPOINT: text.pipe(z.url({ protocol: /^https?$/ }).optional()),
  BACKUP_S3_BUCKET: text.pipe(z.string().regex(BUCKET).optional()),
  BACKUP_S3_REGION: text,
  BACKUP_S3_PREFIX: text.pipe(z.string().regex(KEY_PREFIX).optional()),
  BACKUP_S3_ACCESS_KEY_ID: text,
  BACKUP_S3_SECRET_ACCESS_KEY: text,
  BACKUP_S3_FORCE_PATH_STYLE: text.pipe(z.enum(['true', 'false']).optional()),
  BACKUP_EVERY_HOURS: wholeNumber(24, 24 * 31, 1),
  BACKUP_KEEP_DAYS: wholeNumber(14, 3650, 1),
  BACKUP_PASSPHRASE: text,
  LOG_LEVEL: text.pipe(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional()),
});

/** What must not be seen by who sees the environment, addresses with a password in them too: each may come by a file. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'MIDTRANS_SERVER_KEY',
  'VAPID_PRIVATE_KEY',
  'TWILIO_AUTH_TOKEN',
  'SECOND_FACTOR_KEY',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'BACKUP_PASSPHRASE',
] as const satisfies readonly (keyof typeof Environment.shape)[];

/** Every variable that is read. */
export const ENVIRONMENT_NAMES: readonly string[] = [...Object.keys(Environment.shape), ...SECRETS.map(fileVariable)];

/** The log of the database is backed up after that many seconds at the latest: what a lost disk may cost. */
const ARCHIVE_SECONDS = 60;
/** Whoever has a database server may have several processes, and a balancer that looks every other second. */
const DRAIN_SECONDS = 5;
const SHORTEST_PASSPHRASE = 12;

/** What the environment says. */
export type Env = ReturnType<typeof readEnv>;

type Mode = 'production' | 'development';

/**
 * Reads the environment. Throws one readable line that names every variable that does not fit.
 * `HOST`: all addresses in production, where a proxy or container stands around it; else this machine only, as the
 * demo's passwords are known to everybody. `APP_NOW`: an instant at which the clock starts, or `fixed:INSTANT` for
 * one that stands. Of a secret `NAME_FILE` may name a file that holds it.
 */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  const { values, fromFile } = secretsIn(source);
  try {
    return envFrom(values, fromFile);
  } catch (error) {
    // whoever named a file looks for that name
    throw error instanceof Error ? new Error(asNamed(error.message, fromFile), { cause: error.cause }) : error;
  }
}

function envFrom(values: Record<string, string | undefined>, fromFile: ReadonlySet<string>) {
  const parsed = Environment.safeParse(values);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The environment does not fit. ${wrong.join('; ')}`);
  }
  const env = parsed.data;
  const mode: Mode = env.NODE_ENV === 'production' ? 'production' : 'development';
  if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD)) {
    throw new Error('The environment does not fit. ADMIN_EMAIL and ADMIN_PASSWORD go together');
  }
  for (const name of ['DATABASE_LISTEN_URL', 'DATABASE_READ_URL'] as const) {
    if (env[name] && !env.DATABASE_URL)
      throw new Error(`The environment does not fit. ${name} goes with a DATABASE_URL`);
  }
  return {
    mode,
    port: env.PORT,
    host: env.HOST ?? (mode === 'production' ? '0.0.0.0' : '127.0.0.1'),
    dataDir: env.DATA_DIR,
    /** Where processes keep files of their builds for each other; null: where pictures are. */
    assetsDir: env.ASSETS_DIR ?? null,
    databaseUrl: env.DATABASE_URL,
    directUrl: env.DATABASE_LISTEN_URL,
    readUrl: env.DATABASE_READ_URL,
    /** Off behind a pooler in transaction mode that does not know prepared statements. */
    namedStatements: env.DATABASE_PREPARE !== 'false',
    /** For programs that are run by hand: a session of their own, and what is written a moment ago. */
    byHand: {
      databaseUrl: env.DATABASE_LISTEN_URL ?? env.DATABASE_URL,
      databaseUrlName: env.DATABASE_LISTEN_URL ? ('DATABASE_LISTEN_URL' as const) : ('DATABASE_URL' as const),
      directUrl: undefined,
      readUrl: undefined,
    },
    pgBinDir: env.PG_BIN_DIR,
    publicUrl: env.PUBLIC_URL ?? null,
    trustProxyHops: env.TRUST_PROXY_HOPS,
    clock: clockFrom(env.APP_NOW, mode),
    /** Mails go to a mail server, or without one into a folder. */
    mail: {
      smtpUrl: env.SMTP_URL ?? null,
      dir: env.MAIL_DIR ?? join(env.DATA_DIR, 'outbox'),
      sender: senderFrom(env.MAIL_FROM, env.PUBLIC_URL),
    },
    push: { keys: vapidFrom(env), subject: vapidSubject(env) },
    /** The bucket that pictures lie in; null: they lie in DATA_DIR. */
    s3: s3From(env, mode === 'production'),
    /** Texts to phones; null where nobody brings them. */
    messages: messagesFrom(env),
    oidc: oidcFrom(env, mode),
    secondFactor: {
      /** Whether owners and managers have to have one. The demo's passwords are known to everybody anyway. */
      rule: env.STAFF_SECOND_FACTOR ?? (mode === 'production' ? 'required' : 'optional'),
      /** The operator's own key; null: the one that the data folder keeps. */
      key: factorKeyFrom(env),
    },
    cards: chooseCards(
      { provider: env.PAYMENT_PROVIDER, serverKey: env.MIDTRANS_SERVER_KEY, baseUrl: env.PAYMENT_BASE_URL },
      { mode, publicUrl: env.PUBLIC_URL ?? null },
    ),
    /** The first admin, made at start where there is no such account yet. */
    admin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? {
            email: env.ADMIN_EMAIL,
            password: env.ADMIN_PASSWORD,
            passwordFrom: asNamed('ADMIN_PASSWORD', fromFile),
          }
        : null,
    /** Where figures are read, on a port of their own; null: nowhere. */
    metrics: metricsFrom(env),
    /** Where traces go; null: nothing is traced. */
    tracing: tracingFrom(env),
    /** At a time; each open page of staff, and of who waits for an order, holds one. */
    maxConnections: env.MAX_CONNECTIONS,
    /** How long it goes on answering after SIGTERM while `/readyz` says that it ends, ms. */
    drainMs: (env.DRAIN_SECONDS ?? (mode === 'production' && env.DATABASE_URL ? DRAIN_SECONDS : 0)) * 1_000,
    /** Copies of the shop, in a folder or a bucket; both null where none are kept. */
    backup: {
      dir: env.BACKUP_DIR ?? null,
      s3: backupBucketFrom(env),
      everyHours: env.BACKUP_EVERY_HOURS,
      keepDays: env.BACKUP_KEEP_DAYS,
      passphrase: passphraseFrom(env),
    },
    archiveSeconds: (env.BACKUP_DIR ?? env.BACKUP_S3_BUCKET) ? ARCHIVE_SECONDS : undefined,
    logLevel: env.LOG_LEVEL ?? 'info',
  };
}

function secretsIn(source: Record<string, string | undefined>) {
  try {
    return withSecretFiles(source, SECRETS);
  } catch (error) {
    throw new Error(`The environment does not fit. ${(error as Error).message}`, { cause: error });
  }
}

function senderFrom(setting: string | undefined, publicUrl: string | undefined): Sender {
  const { name = '', inner, bare } = SENDER.exec(setting ?? '')?.groups ?? {};
  const host = publicUrl ? new URL(publicUrl).hostname : 'localhost';
  return { name: name.trim() || null, address: inner ?? bare ?? `no-reply@${host}` };
}

function vapidFrom({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: z.output<typeof Environment>): VapidKeys | null {
  if (!publicKey && !privateKey) return null;
  if (!publicKey || !privateKey || !isVapidPair({ publicKey, privateKey })) {
    throw new Error('The environment does not fit. VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together, as base64url');
  }
  return { publicKey, privateKey };
}

function factorKeyFrom({ SECOND_FACTOR_KEY: setting }: z.output<typeof Environment>): Buffer | null {
  if (setting === undefined) return null;
  const key = Buffer.from(setting, 'base64');
  if (key.length === KEY_BYTES) return key;
  throw new Error(`The environment does not fit. SECOND_FACTOR_KEY has to be ${KEY_BYTES} bytes as base64`);
}

/** What backups are encrypted with; null: they are not. */
function passphraseFrom({ BACKUP_PASSPHRASE: passphrase }: z.output<typeof Environment>): string | null {
  if (passphrase === undefined || passphrase.length >= SHORTEST_PASSPHRASE) return passphrase ?? null;
  throw new Error(
    `The environment does not fit. BACKUP_PASSPHRASE has to hold ${SHORTEST_PASSPHRASE} characters or more`,
  );
}

/** Push services want to know whom to write to; https only, as they refuse anything else. */
function vapidSubject({ VAPID_SUBJECT, PUBLIC_URL, MAIL_FROM }: z.output<typeof Environment>): string {
  if (VAPID_SUBJECT) return VAPID_SUBJECT;
  return PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : `mailto:${senderFrom(MAIL_FROM, PUBLIC_URL).address}`;
}

function messagesFrom(env: z.output<typeof Environment>): MessageProvider | null {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env;
  if (!accountSid && !authToken && !from) return null;
  if (!accountSid || !authToken || !from) {
    throw new Error('The environment does not fit. TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM go together');
  }
  return createTwilio({ accountSid, authToken, from, contentSid: env.TWILIO_CONTENT_SID ?? null });
}

function oidcFrom(env: z.output<typeof Environment>, mode: Mode): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer && !clientId && !clientSecret) return null;
  if (!issuer || !clientId || !clientSecret) {
    throw new Error('The environment does not fit. OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together');
  }
  if (mode === 'production' && !(issuer.startsWith('https:') && env.PUBLIC_URL)) {
    throw new Error('The environment does not fit. OIDC_ISSUER has to be https in production, with a PUBLIC_URL');
  }
  return { issuer, clientId, clientSecret };
}

/** Names of this machine that nobody else reaches. */
const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/;

function metricsFrom({ METRICS_PORT: port, METRICS_HOST, METRICS_TOKEN }: z.output<typeof Environment>) {
  if (port === 0) return null;
  const host = METRICS_HOST ?? '127.0.0.1';
  if (!LOOPBACK.test(host) && !METRICS_TOKEN)
    throw new Error('The environment does not fit. METRICS_HOST is not this machine, so METRICS_TOKEN is needed');
  return { port, host, token: METRICS_TOKEN ?? null };
}

function tracingFrom(env: z.output<typeof Environment>) {
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '');
  // as OpenTelemetry has it: one address for traces alone, or one for all that is sent
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`);
  if (!endpoint) return null;
  return {
    endpoint,
    headers: otlpHeaders(env.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
    serviceName: env.OTEL_SERVICE_NAME ?? 'seduh',
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
    trustsCallers: env.TRUST_PROXY_HOPS > 0,
  };
}

const otlpHeaders = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .filter((pair) => pair.trim() !== '')
      .map((pair) => [
        pair.slice(0, pair.indexOf('=')).trim(),
        decodeURIComponent(pair.slice(pair.indexOf('=') + 1).trim()),
      ]),
  );

function clockFrom(setting: string | undefined, mode: Mode): Clock {
  if (!setting) return systemClock;
  if (mode === 'production')
    throw new Error('The environment does not fit. APP_NOW is for tests, never for production');
  const fixed = setting.startsWith('fixed:');
  const start = new Date(fixed ? setting.slice('fixed:'.length) : setting);
  const year = start.getUTCFullYear();
  if (!(year >= 2000 && year < 2100)) {
    throw new Error(`The environment does not fit. APP_NOW is no instant of the years 2000 to 2099: ${setting}`);
  }
  return fixed ? fixedClock(start) : shiftedClock(start);
}
