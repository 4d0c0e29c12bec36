import type { S3Settings } from './s3-client';

/** What of the environment is about the bucket, each already of its own shape. */
interface S3Variables {
  S3_ENDPOINT?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_REGION?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_FORCE_PATH_STYLE?: 'true' | 'false' | undefined;
  S3_PUBLIC_URL?: string | undefined;
}

/** The bucket that pictures lie in; null without one. Throws where its variables do not go together. */
export function s3From(env: S3Variables, isProduction: boolean): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const others = [env.S3_ENDPOINT, env.S3_REGION, env.S3_FORCE_PATH_STYLE, env.S3_PUBLIC_URL];
  if (!bucket && !accessKeyId && !secretAccessKey && others.every((one) => one === undefined)) return null;
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new Error(
      'The environment does not fit. S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together, all else of S3 with them',
    );
  }
  const publicUrl = env.S3_PUBLIC_URL ?? null;
  if (isProduction && publicUrl !== null && !publicUrl.startsWith('https:'))
    throw new Error('The environment does not fit. S3_PUBLIC_URL has to be https in production');
  const region = env.S3_REGION ?? 'us-east-1';
  return {
    endpoint: env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    bucket,
    region,
    accessKeyId,
    secretAccessKey,
    // servers of one's own seldom have a name for each bucket
    pathStyle: env.S3_FORCE_PATH_STYLE
      ? env.S3_FORCE_PATH_STYLE === 'true'
      : // with a dot in a host's name no certificate for all buckets fits
        env.S3_ENDPOINT !== undefined || bucket.includes('.'),
    publicUrl,
  };
}
