/** What the tests use of it: the package has no types of its own. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  interface Options {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    /** Buckets are the part of the host before `s3.` and this. */
    serviceEndpoint: string;
    configureBuckets: { name: string }[];
  }

  export default class S3rver {
    constructor(options: Partial<Options>);
    httpServer: Server;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
