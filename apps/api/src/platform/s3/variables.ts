import type { S3Settings } from './client';

/** What of the environment is about buckets, each already of its own shape. */
interface S3Variables {
  S3_ENDPOINT?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_REGION?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_FORCE_PATH_STYLE?: 'true' | 'false' | undefined;
  S3_PUBLIC_URL?: string | undefined;
  BACKUP_DIR?: string | undefined;
  BACKUP_S3_ENDPOINT?: string | undefined;
  BACKUP_S3_BUCKET?: string | undefined;
  BACKUP_S3_REGION?: string | undefined;
  BACKUP_S3_PREFIX?: string | undefined;
  BACKUP_S3_ACCESS_KEY_ID?: string | undefined;
  BACKUP_S3_SECRET_ACCESS_KEY?: string | undefined;
  BACKUP_S3_FORCE_PATH_STYLE?: 'true' | 'false' | undefined;
}

/** The bucket that pictures lie in. */
export interface PictureBucket extends S3Settings {
  /** Where browsers reach the bucket's public part themselves; null: nowhere. */
  publicUrl: string | null;
}

/** The bucket that backups lie in. */
export interface BackupBucket extends S3Settings {
  /** What every key begins with: empty, or a path with `/` at its end. */
  prefix: string;
}

const unfit = (why: string) => new Error(`The environment does not fit. ${why}`);

/** The bucket that pictures lie in; null without one. Throws where its variables do not go together. */
export function s3From(env: S3Variables, isProduction: boolean): PictureBucket | null {
  const settings = settingsFrom(env, 'S3_', [env.S3_PUBLIC_URL]);
  if (!settings) return null;
  const publicUrl = env.S3_PUBLIC_URL ?? null;
  if (isProduction && publicUrl !== null && !publicUrl.startsWith('https:'))
    throw unfit('S3_PUBLIC_URL has to be https in production');
  return { ...settings, publicUrl };
}

/** The bucket that backups lie in; null without one. Throws where its variables do not go together. */
export function backupBucketFrom(env: S3Variables): BackupBucket | null {
  const settings = settingsFrom(env, 'BACKUP_S3_', [env.BACKUP_S3_PREFIX]);
  if (!settings) return null;
  if (env.BACKUP_DIR) throw unfit('BACKUP_DIR and BACKUP_S3_BUCKET: name one of them');
  const pictures = settingsFrom(env, 'S3_', [env.S3_PUBLIC_URL]);
  // whoever may remove pictures could remove their copies
  if (pictures?.bucket === settings.bucket && placeOf(pictures) === placeOf(settings))
    throw unfit('BACKUP_S3_BUCKET is the S3_BUCKET of pictures: copies need a bucket, and a key, of their own');
  const path = env.BACKUP_S3_PREFIX?.replaceAll(/^\/+|\/+$/g, '') ?? '';
  return { ...settings, prefix: path === '' ? '' : `${path}/` };
}

/** Where a store answers, however it is written. */
function placeOf({ endpoint }: S3Settings): string {
  const { origin, pathname } = new URL(endpoint);
  return origin + pathname.replace(/\/+$/, '');
}

function settingsFrom(
  env: S3Variables,
  prefix: 'S3_' | 'BACKUP_S3_',
  more: readonly (string | undefined)[],
): S3Settings | null {
  const bucket = env[`${prefix}BUCKET`];
  const accessKeyId = env[`${prefix}ACCESS_KEY_ID`];
  const secretAccessKey = env[`${prefix}SECRET_ACCESS_KEY`];
  const endpoint = env[`${prefix}ENDPOINT`];
  const forced = env[`${prefix}FORCE_PATH_STYLE`];
  const others = [endpoint, env[`${prefix}REGION`], forced, ...more];
  if (!bucket && !accessKeyId && !secretAccessKey && others.every((one) => one === undefined)) return null;
  if (!bucket || !accessKeyId || !secretAccessKey) {
    const needed = ['BUCKET', 'ACCESS_KEY_ID'].map((name) => prefix + name).join(', ');
    throw unfit(`${needed} and ${prefix}SECRET_ACCESS_KEY go together, all else of ${prefix.slice(0, -1)} with them`);
  }
  const region = env[`${prefix}REGION`] ?? 'us-east-1';
  return {
    endpoint: endpoint ?? `https://s3.${region}.amazonaws.com`,
    bucket,
    region,
    accessKeyId,
    secretAccessKey,
    // servers of one's own seldom have a name for each bucket; with a dot in a host's name no certificate for all fits
    pathStyle: forced ? forced === 'true' : endpoint !== undefined || bucket.includes('.'),
  };
}
