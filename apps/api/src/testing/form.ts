/** A multipart form as `app.inject` takes it: bytes under `image` are its picture. */
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
