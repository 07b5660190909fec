/** A browser shows an answer once it has sent everything: so much more than is taken is read, and forgotten. */
const PATIENCE_BYTES = 32 * 1024 * 1024;

const joined = (chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
};

/** The body of a request, or null where it has more than `limit` bytes; no more than those are ever kept. */
export const readCapped = async (request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> => {
  const most = limit + PATIENCE_BYTES;
  if (Number(request.headers.get("content-length") ?? 0) > most) return null;
  let chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > most) return null;
    if (length > limit) chunks = [];
    else chunks.push(chunk);
  }
  return length > limit ? null : joined(chunks, length);
};
