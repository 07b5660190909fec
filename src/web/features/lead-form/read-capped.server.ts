/** A browser shows an answer once it has sent everything: so much more than is taken is read, and forgotten. */
const PATIENCE_BYTES = 32 * 1024 * 1024;

/** Memory that all bodies under way share. */
export type Room = {
  /** Takes so many bytes more; false where there are no more. */
  readonly take: (bytes: number) => boolean;
  readonly giveBack: (bytes: number) => void;
};

export const createRoom = (most: number): Room => {
  let taken = 0;
  return {
    take(bytes) {
      if (taken + bytes > most) return false;
      taken += bytes;
      return true;
    },
    giveBack(bytes) {
      taken -= bytes;
    },
  };
};

const joined = (chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
};

/**
 * The body of a request; `tooLarge` where it has more than `limit` bytes, of which no more are ever kept, `busy` where
 * too many are being read at once.
 */
export const readCapped = async (
  request: Request,
  limit: number,
  room: Room,
): Promise<Uint8Array<ArrayBuffer> | "tooLarge" | "busy"> => {
  const most = limit + PATIENCE_BYTES;
  if (Number(request.headers.get("content-length") ?? 0) > most) return "tooLarge";
  let chunks: Uint8Array[] = [];
  let [length, kept] = [0, 0];
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length > most) return "tooLarge";
      if (length > limit) {
        chunks = [];
        continue;
      }
      if (!room.take(chunk.byteLength)) return "busy";
      kept += chunk.byteLength;
      chunks.push(chunk);
    }
    return length > limit ? "tooLarge" : joined(chunks, length);
  } finally {
    room.giveBack(kept);
  }
};
