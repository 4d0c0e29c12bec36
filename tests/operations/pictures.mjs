// The store of pictures of a run: the S3-compatible server that the server's tests have.
import { atEnd } from '../bench/processes.mjs';
import { importTesting } from './sources.mjs';

/** Starts one. @returns its server, and `env`, by which a shop finds it */
export async function startPictures() {
  const { startS3 } = await importTesting('@seduh/api/testing/s3');
  const server = await startS3();
  atEnd(() => server.close());
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = server.settings;
  return {
    server,
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_FORCE_PATH_STYLE: 'true',
    },
  };
}

/**
 * Pictures that a row shows and the store does not have: each a sentence.
 *
 * @param {import('./cluster.mjs').Cluster} database @param {{ keys(): Promise<string[]> }} store
 */
export async function missingPictures(database, store) {
  const rows = await database.query(
    `select image from users where image like '/images/%' union select image from products where image like '/images/%'`,
  );
  const keys = new Set(await store.keys());
  // what comes with the demo lies in the build
  const own = rows.map(({ image }) => image.slice(1)).filter((key) => /^images\/[0-9a-f]{32}/.test(key));
  return own.filter((key) => !keys.has(key)).map((key) => `the picture ${key} is shown, and is not there`);
}
