import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
/** Collects garbage at once. */
export const collect: () => void = runInNewContext("gc");

/** Bytes in use by JavaScript and typed arrays after a garbage collection. */
export const bytesHeld = (): number => {
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** Bytes of the distinct buffers reachable from a value. */
export const bufferBytes = (root: unknown): number => {
  const seen = new Set<object>();
  let bytes = 0;
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== "object") return;
    if (!ArrayBuffer.isView(value)) {
      Object.values(value).forEach(visit);
    } else if (!seen.has(value.buffer)) {
      seen.add(value.buffer);
      bytes += value.buffer.byteLength;
    }
  };
  visit(root);
  return bytes;
};
