import type { Server } from "node:http";
import type { Socket } from "node:net";
import { guarded, inBackground } from "#domain/shared/index.ts";
import { type PlainRequest, readPlainRequest } from "./plain-request.ts";

/** Answers a plain request on its connection, which waits for nothing else; false for one that node:http must read. */
export type PlainAnswers = (request: PlainRequest, socket: Socket) => boolean;

export type PlainRequestOptions = {
  readonly answer: PlainAnswers;
  /** node:http has begun an answer on the connection that has not ended. */
  readonly hasUnanswered: (socket: Socket) => boolean;
  /** Called when a request could not be read or answered; its connection ends. */
  readonly onError: (error: unknown) => void;
};

type Parse = (this: Socket, bytes: Buffer) => void;

/** What node:http reads a connection with; null when it does so in another way than the one known here. */
const parserOf = (socket: Socket): Parse | null => {
  const [parse, ...others] = socket.listeners("data") as Parse[];
  return parse === undefined || others.length > 0 ? null : parse;
};

const endConnection =
  (socket: Socket, { onError }: PlainRequestOptions) =>
  (error: unknown): void => {
    socket.destroy();
    onError(error);
  };

const readFirst = (socket: Socket, parse: Parse, options: PlainRequestOptions): void => {
  const { answer, hasUnanswered } = options;
  // node:http reads the first request, and stops waiting for one with it.
  let isFirst = true;
  const take = (bytes: Buffer): void => {
    const request = readPlainRequest(bytes);
    if (request === null) {
      socket.off("data", read);
      socket.on("data", parse);
    } else if (!isFirst && socket.writableLength === 0 && !hasUnanswered(socket) && answer(request, socket)) return;
    isFirst = false;
    parse.call(socket, bytes);
  };
  const onError = endConnection(socket, options);
  const read = (bytes: Buffer): void => inBackground(() => take(bytes), onError);
  socket.off("data", parse);
  socket.on("data", read);
};

/**
 * Lets `answer` have requests of the plainest form before node:http reads them, which keeps the connection with its limits,
 * times and end. Bytes that `answer` does not want go to node:http unchanged; behind the first that are not such a request,
 * so does all else of the connection: only where each was one, is it known that node:http waits for the next.
 */
export const answerPlainRequests = (server: Server, options: PlainRequestOptions): void => {
  const readPlain = (socket: Socket): void => {
    const parse = parserOf(socket);
    if (parse !== null && !socket.destroyed) readFirst(socket, parse, options);
  };
  server.on("connection", guarded(readPlain, options.onError));
};
