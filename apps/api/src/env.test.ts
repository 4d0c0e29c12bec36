import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { ENVIRONMENT_NAMES, readEnv, SECRETS } from './env';
import { explain, processLogger } from './platform/logging/logger';
import { greeting } from './seed/people';
import { tempFolder } from './testing/helpers';

it('needs nothing: this machine only, port 3000, the demo', () => {
  expect(readEnv({})).toMatchObject({
    mode: 'development',
    port: 3000,
    host: '127.0.0.1',
    dataDir: '.data',
    databaseUrl: undefined,
    publicUrl: null,
    trustProxyHops: 0,
    admin: null,
    logLevel: 'info',
  });
});

it('listens to everybody in production', () => {
  expect(readEnv({ NODE_ENV: 'production' })).toMatchObject({ mode: 'production', host: '0.0.0.0' });
});

it('takes as many connections as it is told', () => {
  const connections = (source: Record<string, string>) => readEnv(source).maxConnections;
  expect(connections({})).toBe(3_000);
  expect(connections({ MAX_CONNECTIONS: '6000' })).toBe(6_000);
  for (const wrong of ['99', '100001', 'many'])
    expect(() => connections({ MAX_CONNECTIONS: wrong })).toThrow(/MAX_CONNECTIONS/);
});

it('goes on answering for a moment after SIGTERM where others may take over', () => {
  const drainMs = (source: Record<string, string>) => readEnv(source).drainMs;
  expect(drainMs({})).toBe(0);
  expect(drainMs({ NODE_ENV: 'production' })).toBe(0);
  expect(drainMs({ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/seduh' })).toBe(5_000);
  expect(drainMs({ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/seduh', DRAIN_SECONDS: '0' })).toBe(0);
  expect(drainMs({ DRAIN_SECONDS: '12' })).toBe(12_000);
  expect(() => readEnv({ DRAIN_SECONDS: '61' })).toThrow(/DRAIN_SECONDS/);
  expect(() => readEnv({ DRAIN_SECONDS: 'long' })).toThrow(/DRAIN_SECONDS/);
});

it('takes what it is told; an empty value is none', () => {
  const env = readEnv({
    PORT: '8080',
    HOST: '::1',
    DATA_DIR: '/var/seduh',
    DATABASE_URL: '',
    PUBLIC_URL: 'https://seduh.example',
    TRUST_PROXY_HOPS: '1',
    ADMIN_EMAIL: 'a@seduh.example',
    ADMIN_PASSWORD: 'buka-toko',
  });
  expect(env).toMatchObject({
    port: 8080,
    host: '::1',
    dataDir: '/var/seduh',
    databaseUrl: undefined,
    trustProxyHops: 1,
  });
  expect(env.admin).toEqual({ email: 'a@seduh.example', password: 'buka-toko', passwordFrom: 'ADMIN_PASSWORD' });
});

it('takes a pooler with a way around it, and a copy to read from, which both go with a database', () => {
  const DATABASE_URL = 'postgres://pooler:6432/seduh';
  const direct = 'postgres://database:5432/seduh';
  expect(readEnv({ DATABASE_URL })).toMatchObject({ directUrl: undefined, readUrl: undefined, namedStatements: true });
  const told = { DATABASE_URL, DATABASE_LISTEN_URL: direct, DATABASE_READ_URL: 'postgres://copy/seduh' };
  const env = readEnv({ ...told, DATABASE_PREPARE: 'false' });
  expect(env).toMatchObject({ databaseUrl: DATABASE_URL, directUrl: direct, namedStatements: false });
  expect(env.readUrl).toBe('postgres://copy/seduh');
  // a program has a session of its own, and sees what it has just written
  expect(env.byHand).toEqual({
    databaseUrl: direct,
    databaseUrlName: 'DATABASE_LISTEN_URL',
    directUrl: undefined,
    readUrl: undefined,
  });
  expect(readEnv({ DATABASE_URL }).byHand).toMatchObject({ databaseUrlName: 'DATABASE_URL' });
  for (const name of ['DATABASE_LISTEN_URL', 'DATABASE_READ_URL'])
    expect(() => readEnv({ [name]: direct })).toThrow(`${name} goes with a DATABASE_URL`);
  expect(() => readEnv({ DATABASE_PREPARE: 'maybe' })).toThrow('DATABASE_PREPARE');
});

it('keeps pictures in its data, or in a bucket by the address that its kind has', () => {
  expect(readEnv({}).s3).toBeNull();
  const named = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(readEnv({ ...named, S3_REGION: 'ap-southeast-3' }).s3).toEqual({
    endpoint: 'https://s3.ap-southeast-3.amazonaws.com',
    bucket: 'pictures',
    region: 'ap-southeast-3',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    pathStyle: false,
    publicUrl: null,
  });
  const own = { ...named, S3_ENDPOINT: 'http://minio:9000', S3_PUBLIC_URL: 'https://cdn.example' };
  const told = {
    endpoint: 'http://minio:9000',
    region: 'us-east-1',
    pathStyle: true,
    publicUrl: 'https://cdn.example',
  };
  expect(readEnv(own).s3).toMatchObject(told);
  expect(readEnv({ ...own, S3_FORCE_PATH_STYLE: 'false' }).s3).toMatchObject({ pathStyle: false });
  expect(readEnv({ ...named, S3_FORCE_PATH_STYLE: 'true' }).s3).toMatchObject({ pathStyle: true });
  expect(readEnv({ ...named, S3_BUCKET: 'pictures.seduh' }).s3).toMatchObject({ pathStyle: true });
});

it.each([
  [{ S3_BUCKET: 'pictures' }, 'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together'],
  [{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }, 'go together'],
  [{ S3_PUBLIC_URL: 'https://cdn.example' }, 'go together'],
  [{ S3_BUCKET: 'Pictures of the shop' }, 'S3_BUCKET'],
  [{ S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT'],
  [{ S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE'],
  [
    {
      NODE_ENV: 'production',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_PUBLIC_URL: 'http://cdn.example',
    },
    'S3_PUBLIC_URL has to be https in production',
  ],
])('refuses half a bucket, and one that cannot be: %j', (source, words) => {
  expect(() => readEnv(source as Record<string, string>)).toThrow(words);
});

it('puts mails into a folder of its data, or hands them to a server, in the name it is told', () => {
  expect(readEnv({ DATA_DIR: '/var/seduh' }).mail).toEqual({
    smtpUrl: null,
    dir: '/var/seduh/outbox',
    sender: { name: null, address: 'no-reply@localhost' },
  });
  const told = { SMTP_URL: 'smtps://u:p@mail.example', MAIL_DIR: '/mails', PUBLIC_URL: 'https://kopi.example:8443' };
  const sender = { name: null, address: 'no-reply@kopi.example' };
  expect(readEnv(told).mail).toEqual({ smtpUrl: told.SMTP_URL, dir: '/mails', sender });
  const named = { name: 'Kopi Seduh', address: 'hello@seduh.example' };
  expect(readEnv({ MAIL_FROM: 'Kopi Seduh <hello@seduh.example>' }).mail.sender).toEqual(named);
  expect(readEnv({ MAIL_FROM: 'hello@seduh.example' }).mail.sender).toEqual({ ...named, name: null });
});

it('knows a provider of logins where all of it is told', () => {
  const told = { OIDC_ISSUER: 'http://127.0.0.1:9000', OIDC_CLIENT_ID: 'seduh', OIDC_CLIENT_SECRET: 's' };
  expect(readEnv({}).oidc).toBeNull();
  expect(readEnv(told).oidc).toEqual({ issuer: told.OIDC_ISSUER, clientId: 'seduh', clientSecret: 's' });
});

const ISSUER = { OIDC_ISSUER: 'https://issuer.example', OIDC_CLIENT_ID: 'seduh', OIDC_CLIENT_SECRET: 's' };

it.each([
  [{ PORT: 'http' }, /PORT/],
  [{ SMTP_URL: 'mail.example' }, /SMTP_URL/],
  [{ MAIL_FROM: 'Seduh' }, /MAIL_FROM/],
  [{ ...ISSUER, OIDC_CLIENT_SECRET: '' }, /go together/],
  [{ ...ISSUER, NODE_ENV: 'production' }, /PUBLIC_URL/],
  [
    { ...ISSUER, OIDC_ISSUER: 'http://issuer.example', NODE_ENV: 'production', PUBLIC_URL: 'https://seduh.example' },
    /https in production/,
  ],
  [{ PORT: '70000' }, /PORT/],
  [{ TRUST_PROXY_HOPS: '-1' }, /TRUST_PROXY_HOPS/],
  [{ PUBLIC_URL: 'seduh' }, /PUBLIC_URL/],
  [{ ADMIN_EMAIL: 'a@seduh.example' }, /go together/],
  [{ ADMIN_EMAIL: 'a@seduh.example', ADMIN_PASSWORD: 'short' }, /ADMIN_PASSWORD: At least 8 characters/],
  [{ ADMIN_EMAIL: 'a@seduh.example', ADMIN_PASSWORD: ' '.repeat(9) }, /ADMIN_PASSWORD/],
  [{ ADMIN_EMAIL: 'a@seduh.example', ADMIN_PASSWORD: 'x'.repeat(129) }, /ADMIN_PASSWORD: At most 128/],
  [{ ADMIN_EMAIL: `${'a'.repeat(250)}@seduh.example`, ADMIN_PASSWORD: 'buka-toko-jam-tujuh' }, /ADMIN_EMAIL/],
  [{ STAFF_SECOND_FACTOR: 'yes' }, /STAFF_SECOND_FACTOR/],
  [{ SECOND_FACTOR_KEY: 'too-short' }, /SECOND_FACTOR_KEY has to be 32 bytes/],
  [{ APP_NOW: 'yesterday' }, /APP_NOW/],
  [{ APP_NOW: '9999-12-31T23:59:59Z' }, /2000 to 2099/],
  [{ APP_NOW: '2026-11-20T07:30:00Z', NODE_ENV: 'production' }, /never for production/],
])('refuses %j by name, in one line', (source, reason) => {
  expect(() => readEnv(source)).toThrow(reason);
  expect(() => readEnv(source)).not.toThrow(/\n/);
});

it('serves figures where a port is named, to others than this machine only by a token', () => {
  expect(readEnv({}).metrics).toBeNull();
  expect(readEnv({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1', token: null });
  const open = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' };
  expect(() => readEnv(open)).toThrow(/METRICS_TOKEN/);
  expect(() => readEnv({ ...open, METRICS_TOKEN: 'short' })).toThrow(/METRICS_TOKEN/);
  expect(readEnv({ ...open, METRICS_TOKEN: 'a-token-of-sixteen' }).metrics?.token).toBe('a-token-of-sixteen');
});

it('traces where a collector is named, as OpenTelemetry names it', () => {
  expect(readEnv({}).tracing).toBeNull();
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318/';
  expect(readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT }).tracing).toEqual({
    endpoint: 'http://127.0.0.1:4318/v1/traces',
    headers: {},
    serviceName: 'seduh',
    ratio: 1,
    trustsCallers: false,
  });
  const told = {
    OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b, x-team=kopi',
    OTEL_SERVICE_NAME: 'kopi',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
    TRUST_PROXY_HOPS: '1',
  };
  expect(readEnv(told).tracing).toEqual({
    endpoint: 'https://traces.example/in',
    headers: { 'x-key': 'a b', 'x-team': 'kopi' },
    serviceName: 'kopi',
    ratio: 0.1,
    trustsCallers: true,
  });
  expect(() => readEnv({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(/SAMPLER_ARG/);
});

it('asks a second factor of who may do most in production, and elsewhere where it is told', () => {
  const ruleOf = (source: Record<string, string>) => readEnv(source).secondFactor.rule;
  expect(ruleOf({})).toBe('optional');
  expect(ruleOf({ NODE_ENV: 'production' })).toBe('required');
  expect(ruleOf({ NODE_ENV: 'production', STAFF_SECOND_FACTOR: 'optional' })).toBe('optional');
  expect(ruleOf({ STAFF_SECOND_FACTOR: 'required' })).toBe('required');
  expect(readEnv({}).secondFactor.key).toBeNull();
  const key = Buffer.alloc(32, 7);
  expect(readEnv({ SECOND_FACTOR_KEY: key.toString('base64') }).secondFactor.key).toEqual(key);
});

it('starts the clock where it is told, running or standing', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
  const running = readEnv({ APP_NOW: '2026-11-20T07:30:00Z' }).clock;
  const standing = readEnv({ APP_NOW: 'fixed:2026-11-20T07:30:00Z' }).clock;
  vi.advanceTimersByTime(60_000);
  expect(running.now().toISOString()).toBe('2026-11-20T07:31:00.000Z');
  expect(standing.now().toISOString()).toBe('2026-11-20T07:30:00.000Z');
  vi.useRealTimers();
});

it('explains in one line what stands against a start', () => {
  const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 3000 });
  expect(explain(taken)).toBe(
    'Seduh cannot start: port 3000 is taken. Stop what listens there, or choose another: PORT=3001',
  );
  const denied = Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/var/seduh' });
  expect(explain(denied)).toContain('no right to use /var/seduh');
  expect(explain(new Error('the disk is on fire'))).toBe('Seduh cannot start: the disk is on fire');
});

it('greets with the address, and with the demo’s accounts only where there are any', () => {
  const facts = { url: 'http://localhost:3000', dataDir: '.data' };
  expect(greeting({ ...facts, demo: true })).toContain('rani@seduh.example     kopi-susu-pagi');
  expect(greeting({ ...facts, demo: false })).toBe(
    '\n  Seduh is open at http://localhost:3000\n  API docs at http://localhost:3000/api/docs, data in .data\n\n',
  );
});

it('logs one JSON line each, errors with their message, from its level on', () => {
  const lines: string[] = [];
  const logger = processLogger('warn', (line) => lines.push(line));
  logger.info({}, 'quiet');
  logger.error({ err: new TypeError('broken') }, 'loud');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 50,
    msg: 'loud',
    err: { type: 'TypeError', message: 'broken' },
  });
});

it('keeps its own keys for push services unless it is told a pair that fits', () => {
  expect(readEnv({}).push).toEqual({ keys: null, subject: 'mailto:no-reply@localhost' });
  expect(readEnv({ PUBLIC_URL: 'https://kopi.example' }).push.subject).toBe('https://kopi.example');
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const told = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:a@kopi.example' };
  expect(readEnv(told).push).toEqual({ keys: { publicKey, privateKey }, subject: 'mailto:a@kopi.example' });
  for (const wrong of [{ VAPID_PUBLIC_KEY: publicKey }, { ...told, VAPID_PRIVATE_KEY: 'no-key' }])
    expect(() => readEnv(wrong)).toThrow('go together');
});

it('sends texts to phones where all of Twilio is told', () => {
  const told = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 't', TWILIO_FROM: 'whatsapp:+62215550100' };
  expect(readEnv({}).messages).toBeNull();
  expect(readEnv(told).messages?.channel).toBe('WhatsApp');
  expect(readEnv({ ...told, TWILIO_FROM: '+62215550100' }).messages?.channel).toBe('SMS');
  expect(() => readEnv({ ...told, TWILIO_AUTH_TOKEN: '' })).toThrow('go together');
});

it('keeps no copies unless it is told where to, and then once a day for two weeks', () => {
  expect(readEnv({})).toMatchObject({
    backup: { dir: null, s3: null, everyHours: 24, keepDays: 14, passphrase: null },
    archiveSeconds: undefined,
  });
  const told = {
    BACKUP_DIR: '/copies',
    BACKUP_EVERY_HOURS: '6',
    BACKUP_KEEP_DAYS: '30',
    BACKUP_PASSPHRASE: 'kopi susu gula',
  };
  expect(readEnv(told)).toMatchObject({
    backup: { dir: '/copies', s3: null, everyHours: 6, keepDays: 30, passphrase: 'kopi susu gula' },
    archiveSeconds: 60,
  });
});

const COPIES = { BACKUP_S3_BUCKET: 'copies', BACKUP_S3_ACCESS_KEY_ID: 'key', BACKUP_S3_SECRET_ACCESS_KEY: 'secret' };

it('keeps copies in a bucket of their own where one is named', () => {
  expect(readEnv({ ...COPIES, BACKUP_S3_REGION: 'ap-southeast-3' })).toMatchObject({
    archiveSeconds: 60,
    s3: null,
    backup: {
      dir: null,
      s3: {
        endpoint: 'https://s3.ap-southeast-3.amazonaws.com',
        bucket: 'copies',
        region: 'ap-southeast-3',
        prefix: '',
        accessKeyId: 'key',
        secretAccessKey: 'secret',
        pathStyle: false,
      },
    },
  });
  const own = { ...COPIES, BACKUP_S3_ENDPOINT: 'http://store:8333' };
  for (const BACKUP_S3_PREFIX of ['cafes/one', '/cafes/one/'])
    expect(readEnv({ ...own, BACKUP_S3_PREFIX }).backup.s3).toMatchObject({ prefix: 'cafes/one/', pathStyle: true });
  expect(readEnv({ ...own, BACKUP_S3_FORCE_PATH_STYLE: 'false' }).backup.s3).toMatchObject({ pathStyle: false });
  const pictures = { S3_BUCKET: 'copies', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
  // of the same name, at another store
  expect(readEnv({ ...own, ...pictures }).backup.s3?.bucket).toBe('copies');
});

it.each([
  [
    { BACKUP_S3_BUCKET: 'copies' },
    'BACKUP_S3_BUCKET, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY go together',
  ],
  [{ BACKUP_S3_PREFIX: 'cafe' }, 'all else of BACKUP_S3 with them'],
  // the key of pictures is none for copies
  [
    { BACKUP_S3_BUCKET: 'copies', S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
    'BACKUP_S3_SECRET_ACCESS_KEY go together',
  ],
  [{ ...COPIES, BACKUP_DIR: '/copies' }, 'BACKUP_DIR and BACKUP_S3_BUCKET: name one of them'],
  [
    { ...COPIES, S3_BUCKET: 'copies', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
    'copies need a bucket, and a key, of their own',
  ],
  [
    {
      ...COPIES,
      BACKUP_S3_ENDPOINT: 'http://minio:80/',
      S3_ENDPOINT: 'http://MINIO',
      S3_BUCKET: 'copies',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    'copies need a bucket, and a key, of their own',
  ],
  [{ ...COPIES, BACKUP_S3_PREFIX: 'a/../b' }, 'BACKUP_S3_PREFIX'],
  [{ ...COPIES, BACKUP_S3_PREFIX: 'a b' }, 'BACKUP_S3_PREFIX'],
  [{ ...COPIES, BACKUP_S3_BUCKET: 'Copies' }, 'BACKUP_S3_BUCKET'],
  [{ ...COPIES, BACKUP_S3_ENDPOINT: 'store:8333' }, 'BACKUP_S3_ENDPOINT'],
])('refuses a bucket of copies that does not fit: %j', (set, words) => {
  expect(() => readEnv(set)).toThrow(words);
});

it('wants a passphrase of copies that is long enough', async () => {
  expect(() => readEnv({ BACKUP_PASSPHRASE: 'kopi' })).toThrow('BACKUP_PASSPHRASE has to hold 12 characters or more');
});

/** A file with this text. */
async function fileOf(text: string): Promise<string> {
  const file = join(await tempFolder(), 'secret');
  await writeFile(file, text);
  return file;
}

it('takes every secret from a file as well as from the environment', async () => {
  const url = 'postgres://seduh:kopi@database/seduh';
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const plain = {
    VAPID_PUBLIC_KEY: publicKey,
    OIDC_ISSUER: 'https://issuer.example',
    OIDC_CLIENT_ID: 'seduh',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_FROM: '+62215550100',
    ADMIN_EMAIL: 'a@seduh.example',
    METRICS_PORT: '9464',
    S3_BUCKET: 'pictures',
    BACKUP_S3_BUCKET: 'copies',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example',
    PAYMENT_PROVIDER: 'midtrans',
  };
  const secrets: Record<(typeof SECRETS)[number], string> = {
    DATABASE_URL: url,
    DATABASE_LISTEN_URL: `${url}-direct`,
    DATABASE_READ_URL: `${url}-copy`,
    SMTP_URL: 'smtps://u:p@mail.example',
    OIDC_CLIENT_SECRET: 'of-oidc',
    MIDTRANS_SERVER_KEY: 'SB-Mid-server-kopi',
    VAPID_PRIVATE_KEY: privateKey,
    TWILIO_AUTH_TOKEN: 'of-twilio',
    SECOND_FACTOR_KEY: Buffer.alloc(32, 7).toString('base64'),
    ADMIN_PASSWORD: 'buka-toko-jam-tujuh',
    METRICS_TOKEN: 'a-token-of-sixteen',
    S3_ACCESS_KEY_ID: 'kopi-id',
    S3_SECRET_ACCESS_KEY: 'of-a-bucket',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=kopi',
    BACKUP_S3_ACCESS_KEY_ID: 'copies-id',
    BACKUP_S3_SECRET_ACCESS_KEY: 'of-copies',
    BACKUP_PASSPHRASE: 'kopi susu gula aren',
  };
  const files = await Promise.all(
    Object.entries(secrets).map(async ([name, text]) => [`${name}_FILE`, await fileOf(`${text}\n`)] as const),
  );
  const read = JSON.stringify(readEnv({ ...plain, ...Object.fromEntries(files) }));
  // but for what a variable is called where what it holds does not fit
  const byFile = JSON.stringify(readEnv({ ...plain, ...secrets })).replace('"ADMIN_PASSWORD"', '"ADMIN_PASSWORD_FILE"');
  expect(read).toBe(byFile);
  for (const text of ['of-oidc', 'buka-toko', 'kopi susu', 'a-token-of', 'u:p@mail', 'of-copies'])
    expect(read).toContain(text);
  for (const [name] of files) expect(ENVIRONMENT_NAMES).toContain(name);
});

it('has no variable whose name says secret and that no file can hold', () => {
  const suspicious = ENVIRONMENT_NAMES.filter(
    (name) => /KEY|SECRET|TOKEN|PASS|_URL$/.test(name) && !name.endsWith('_FILE'),
  );
  const open = ['PUBLIC_URL', 'PAYMENT_BASE_URL', 'VAPID_PUBLIC_KEY', 'S3_PUBLIC_URL'];
  expect(suspicious.filter((name) => !(SECRETS as readonly string[]).includes(name)).toSorted()).toEqual(
    open.toSorted(),
  );
});

it('takes of a file the line’s end away and nothing else: blanks are part of a password', async () => {
  const ADMIN_PASSWORD_FILE = await fileOf('  buka toko jam tujuh \r\n');
  const { admin } = readEnv({ ADMIN_EMAIL: 'a@seduh.example', ADMIN_PASSWORD_FILE });
  expect(admin?.password).toBe('  buka toko jam tujuh ');
});

it('refuses a secret that is there twice, that cannot be read or that is none, and never says it', async () => {
  const file = await fileOf('sixteen-letters-and-more');
  const METRICS_TOKEN = 'another-of-sixteen';
  expect(() => readEnv({ METRICS_TOKEN, METRICS_TOKEN_FILE: file })).toThrow(
    'METRICS_TOKEN and METRICS_TOKEN_FILE: name one of them',
  );
  expect(() => readEnv({ METRICS_TOKEN_FILE: `${file}.none` })).toThrow('METRICS_TOKEN_FILE cannot be read: ENOENT');
  expect(() => readEnv({ METRICS_TOKEN_FILE: join(file, '..') })).toThrow('METRICS_TOKEN_FILE cannot be read: EISDIR');
  const empty = await fileOf('\n');
  expect(() => readEnv({ METRICS_TOKEN_FILE: empty })).toThrow('METRICS_TOKEN_FILE names a file that holds nothing');
  // an empty variable is none, as without a file
  expect(readEnv({ METRICS_TOKEN: '', METRICS_TOKEN_FILE: ' ' }).metrics).toBeNull();
  expect(readEnv({ METRICS_PORT: '9464', METRICS_TOKEN: '', METRICS_TOKEN_FILE: file }).metrics?.token).toBe(
    'sixteen-letters-and-more',
  );
  const short = await fileOf('kopi');
  expect(() => readEnv({ METRICS_TOKEN_FILE: short })).toThrow(/ METRICS_TOKEN_FILE: /);
  expect(() => readEnv({ METRICS_TOKEN_FILE: short })).not.toThrow(/kopi|\n/);
});

it.each<[string, string, Record<string, string>]>([
  ['BACKUP_PASSPHRASE', 'kopi', {}],
  ['SECOND_FACTOR_KEY', 'kopi', {}],
  ['ADMIN_PASSWORD', 'kopi-susu-pagi', {}],
  ['S3_SECRET_ACCESS_KEY', 'kopi-susu', { S3_BUCKET: 'pictures' }],
  ['BACKUP_S3_SECRET_ACCESS_KEY', 'kopi-susu', { BACKUP_S3_BUCKET: 'copies' }],
  ['OIDC_CLIENT_SECRET', 'kopi-susu', { OIDC_CLIENT_ID: 'seduh' }],
])('says which file it was that does not fit: %s', async (name, value, others) => {
  const set = { ...others, [`${name}_FILE`]: await fileOf(value) };
  expect(() => readEnv(set)).toThrow(new RegExp(`\\b${name}_FILE\\b`));
  expect(() => readEnv(set)).not.toThrow(new RegExp(`\\b${name}\\b|kopi`));
  // what came by the environment is called as it stands there
  expect(() => readEnv({ ...others, [name]: value })).toThrow(new RegExp(`\\b${name}\\b(?!_)`));
});
