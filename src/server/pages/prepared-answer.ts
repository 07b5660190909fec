import { validateHeaderValue } from "node:http";
import { KEEP_ALIVE_MS } from "../connections/keep-alive.ts";

/** The bytes of an answer, with places for what differs each time. */
export type PreparedAnswer = {
  readonly bytes: Buffer;
  readonly idLength: number;
  readonly idAt: number;
  readonly dateAt: number;
  /** Second of the date that is in it. */
  second: number;
};

const SECOND_MS = 1_000;

const DATE_LENGTH = "Thu, 01 Jan 1970 00:00:00 GMT".length;

const linesOf = (head: readonly string[]): string => {
  let lines = "";
  for (let index = 0; index < head.length; index += 2) {
    const [name = "", value = ""] = [head[index], head[index + 1]];
    validateHeaderValue(name, value);
    lines += `${name}: ${value}\r\n`;
  }
  return lines;
};

/** As node:http would write it. `head`: names and values in turn; `cookie`: to be set, null for none. */
export const prepareAnswer = (
  head: readonly string[],
  body: Uint8Array,
  idLength: number,
  cookie: string | null,
): PreparedAnswer => {
  const first = `HTTP/1.1 200 OK\r\n${linesOf(head)}X-Request-Id: `;
  const second = `\r\n${cookie === null ? "" : linesOf(["Set-Cookie", cookie])}Date: `;
  const last = `\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / SECOND_MS}\r\n\r\n`;
  const text = `${first}${"-".repeat(idLength)}${second}${"-".repeat(DATE_LENGTH)}${last}`;
  const idAt = first.length;
  const dateAt = idAt + idLength + second.length;
  return { bytes: Buffer.concat([Buffer.from(text, "latin1"), body]), idLength, idAt, dateAt, second: 0 };
};

/** The bytes for the request with the id, at a time in milliseconds. The system must have taken those of the request before. */
export const fillAnswer = (answer: PreparedAnswer, id: string, now: number): Buffer => {
  const { bytes, idAt, dateAt } = answer;
  bytes.write(id, idAt, "latin1");
  const second = Math.floor(now / SECOND_MS);
  if (second !== answer.second) {
    bytes.write(new Date(now).toUTCString(), dateAt, "latin1");
    answer.second = second;
  }
  return bytes;
};
