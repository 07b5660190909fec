import type { Socket } from "node:net";
import { LRUCache } from "lru-cache";
import type { PlainRequest } from "../connections/plain-request.ts";
import type { PlainAnswers } from "../connections/plain-requests.ts";
import { readyEncoding } from "../middleware/compression.ts";
import { isKnownHost } from "../middleware/request-guard.ts";
import { type RecordRequest, requestId } from "../middleware/request-log.ts";
import type { CachedAnswersDependencies } from "./cached-answers.ts";
import { pageHead } from "./cached-page.ts";
import { fillAnswer, prepareAnswer, type PreparedAnswer } from "./prepared-answer.ts";

type Dependencies = Omit<CachedAnswersDependencies, "observe"> & {
  readonly record: RecordRequest;
};

/** Of the pages that are requested most; a page of the stock has 20 KB. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Prepared answers by the body in them, which belongs to one page in one encoding. */
const createPrepared = (): LRUCache<Uint8Array, PreparedAnswer> =>
  new LRUCache<Uint8Array, PreparedAnswer>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes.byteLength });

const NOTHING = new Uint8Array();

/** Calls `onEnd` once the system has taken all that was written, or will not. True if it has already. */
const afterWriting = (socket: Socket, onEnd: (whole: boolean) => void): boolean => {
  const isTaken = socket.writableLength === 0;
  if (isTaken) onEnd(socket.errored === null);
  else socket.write(NOTHING, (error) => onEnd(!error));
  return isTaken;
};

/**
 * Answers plain requests with cached pages as `createCachedAnswers` does, in one write of bytes that were put together for
 * an earlier answer. Nothing is copied: of an answer only the id and the date are new. One that the system does not take at once
 * keeps its bytes, and the next gets others.
 */
export const createPreparedAnswers = (deps: Dependencies): PlainAnswers => {
  const { cache, keys, refresh, headers: common, cookieFor, admit, record, isDraining } = deps;
  const [plain, withCookie] = [createPrepared(), createPrepared()];

  /** The encoding that is there for the page at the key. */
  const find = (key: string, { headers }: PlainRequest) => {
    const page = cache.peek(key);
    if (page === null) return null;
    const encoding = readyEncoding(headers["accept-encoding"], page.encoded);
    const body = page.encoded.get(encoding);
    return body === undefined ? null : { page, encoding, body };
  };

  const send = (
    request: PlainRequest,
    socket: Socket,
    found: NonNullable<ReturnType<typeof find>>,
    end: () => void,
  ) => {
    const startedAt = performance.now();
    const { page, encoding, body } = found;
    const id = requestId(request.headers);
    const cookie = cookieFor(request);
    const prepared = cookie === null ? plain : withCookie;
    let answer = prepared.get(body);
    if (answer?.idLength !== id.length) {
      answer = prepareAnswer(pageHead(page, common, encoding), body, id.length, cookie);
      prepared.set(body, answer);
    }
    socket.write(fillAnswer(answer, id, Date.now()));
    const isTaken = afterWriting(socket, (whole) => {
      end();
      record({ id, method: request.method, url: request.url, status: 200, whole, startedAt });
    });
    if (!isTaken) prepared.delete(body);
  };

  return (request, socket) => {
    const { url, headers, isAnswerable } = request;
    if (!isAnswerable || isDraining() || !isKnownHost(headers["host"] ?? "")) return false;
    const key = keys.keyOf(url);
    const found = find(key, request);
    if (found === null) return false;
    const end = admit({ ...request, socket });
    if (end === null) return false;
    const hit = cache.get(key);
    if (hit === null) {
      end();
      return false;
    }
    if (hit.mustRender) refresh(key);
    send(request, socket, found, end);
    return true;
  };
};
