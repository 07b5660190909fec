/** Browsers show a response only after they have sent the whole body, so this much beyond the limit is read and discarded. */
const MAX_DISCARDED_BYTES = 32 * 1024 * 1024;

/** Memory shared by all bodies that are being read. */
export type MemoryBudget = {
  /** False when the budget is exhausted. */
  readonly reserve: (bytes: number) => boolean;
  readonly release: (bytes: number) => void;
};

export const createMemoryBudget = (maxBytes: number): MemoryBudget => {
  let reserved = 0;
  return {
    reserve(bytes) {
      if (reserved + bytes > maxBytes) return false;
      reserved += bytes;
      return true;
    },
    release(bytes) {
      reserved -= bytes;
    },
  };
};

const concatenate = (chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
};

/**
 * Reads a request body of at most `limit` bytes. Returns `tooLarge` for a longer one and `busy` when the memory budget
 * is exhausted. Never holds more than `limit` bytes.
 */
export const readCappedBody = async (
  request: Request,
  limit: number,
  memoryBudget: MemoryBudget,
): Promise<Uint8Array<ArrayBuffer> | "tooLarge" | "busy"> => {
  const maxBytes = limit + MAX_DISCARDED_BYTES;
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return "tooLarge";
  let chunks: Uint8Array[] = [];
  let [length, reserved] = [0, 0];
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length > maxBytes) return "tooLarge";
      if (length > limit) {
        chunks = [];
        continue;
      }
      if (!memoryBudget.reserve(chunk.byteLength)) return "busy";
      reserved += chunk.byteLength;
      chunks.push(chunk);
    }
    return length > limit ? "tooLarge" : concatenate(chunks, length);
  } finally {
    memoryBudget.release(reserved);
  }
};
