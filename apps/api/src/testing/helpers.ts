import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A multipart form as `app.inject` takes it: texts are fields, bytes are a file. */
export async function formOf(
  fields: Record<string, string | Buffer>,
  { name = 'picture.jpg', type = 'image/jpeg' }: { name?: string; type?: string } = {},
): Promise<{ payload: Buffer; headers: { 'content-type': string } }> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(field, value);
    else form.set(field, new File([new Uint8Array(value)], name, { type }));
  }
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await encoded.arrayBuffer()), headers: { 'content-type': contentType } };
}

/** Holds everybody who calls it until `n` have come: then they go on at the same moment. */
export function meetingOf(n: number): () => Promise<void> {
  let here = 0;
  let begin: () => void;
  const complete = new Promise<void>((resolve) => {
    begin = resolve;
  });
  return () => {
    here += 1;
    if (here === n) begin();
    return complete;
  };
}

/** A folder that goes with the test; a run that is killed leaves it to the next run's sweep (see global-setup). */
export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `seduh-test-${process.pid}-`));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
