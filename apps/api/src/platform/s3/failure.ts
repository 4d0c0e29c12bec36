/** `silent`: it may answer again by itself; `refused`: somebody has to see to it. */
export type S3FailureKind = 'silent' | 'refused';

/** What a store that does not do what it was asked for is told as. */
export interface S3Failure extends Error {
  readonly kind: S3FailureKind;
  /** What a refusing store calls it, e.g. `NoSuchBucket`. */
  readonly code: string | null;
  /** Whether somebody was told of the same silence before: once is enough for a log. */
  isToldBefore: boolean;
}

/** For what a bucket is used: how it is called, how its failures are thrown, and who counts what it answers. */
export interface S3Use {
  /** As it begins a sentence: `The picture store`. */
  name: string;
  Failure: new (message: string, kind: S3FailureKind, code?: string | null, options?: ErrorOptions) => S3Failure;
  asked(message: { operation: S3Operation; outcome: 'done' | S3FailureKind }): void;
}

/** What is asked of a bucket, as it is counted. */
export type S3Operation = 'put' | 'get' | 'remove' | 'list';

/** What a refusal is about, by the store's own name for it; the settings' names begin with `prefix`. */
export function refusedSetting(code: string | null, prefix: 'S3_' | 'BACKUP_S3_'): string | undefined {
  return ABOUT[code ?? '']?.replaceAll('S3_', prefix);
}

const ABOUT: Record<string, string> = {
  NoSuchBucket: 'S3_BUCKET: there is no bucket of that name there',
  InvalidBucketName: 'S3_BUCKET is no name of a bucket',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID is not known there',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY is not the one of that S3_ACCESS_KEY_ID',
  AuthorizationHeaderMalformed: 'S3_REGION is not where the bucket lies',
  PermanentRedirect: 'S3_REGION or S3_ENDPOINT is not where the bucket lies',
  TemporaryRedirect: 'S3_REGION or S3_ENDPOINT is not where the bucket lies',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
  NoSuchHost: 'S3_ENDPOINT: there is no host of that name',
  NotSafe: 'S3_ENDPOINT: its certificate is not trusted here, or it does not speak https',
  AccessDenied: 'S3_ACCESS_KEY_ID may not put, read, list and remove in that bucket',
};
