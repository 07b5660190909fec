import { createServer, type Socket } from "node:net";
import { listenOnLoopback } from "./loopback.ts";

/** A mail server that takes what it is told to take, and remembers it. */
export type SmtpServer = {
  readonly url: string;
  readonly port: number;
  readonly mails: { readonly from: string; readonly to: string; readonly raw: string }[];
  readonly stop: () => Promise<void>;
};

export type SmtpOptions = {
  readonly port?: number;
  /** Answers to RCPT TO; others are taken. */
  readonly refuse?: (to: string) => string | null;
  /** Takes the mail and dies before it says so. */
  readonly dieAfterData?: boolean;
  /** Takes the mail and never says so. */
  readonly silentAfterData?: boolean;
  /** Accepts the connection and never says a word. */
  readonly deaf?: boolean;
};

const address = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? "";

const talk = (socket: Socket, options: SmtpOptions, mails: SmtpServer["mails"]): void => {
  let pending = "";
  let data: string | null = null;
  let mail = { from: "", to: "" };
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const endOfData = (): void => {
    const raw = (data ?? "").replaceAll(/^\.\./gm, ".");
    data = null;
    mails.push({ ...mail, raw });
    if (options.dieAfterData) socket.destroy();
    else if (!options.silentAfterData) say("250 taken");
  };
  const hear = (line: string): void => {
    if (data !== null) {
      if (line === ".") endOfData();
      else data += `${line}\r\n`;
      return;
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === "MAIL") mail = { from: address(line), to: "" };
    if (verb === "RCPT") {
      const refusal = options.refuse?.(address(line)) ?? null;
      if (refusal !== null) return say(refusal);
      mail = { ...mail, to: address(line) };
    }
    if (verb === "DATA") {
      data = "";
      return say("354 go on");
    }
    if (verb === "QUIT") {
      say("221 bye");
      return void socket.end();
    }
    say("250 fine");
  };
  socket.on("error", () => undefined);
  socket.on("data", (chunk) => {
    pending += chunk.toString("latin1");
    for (let at = pending.indexOf("\r\n"); at >= 0; at = pending.indexOf("\r\n")) {
      const line = pending.slice(0, at);
      pending = pending.slice(at + 2);
      hear(line);
    }
  });
  if (!options.deaf) say("220 fake.example ESMTP");
};

export const startSmtpServer = async (options: SmtpOptions = {}): Promise<SmtpServer> => {
  const mails: SmtpServer["mails"] = [];
  const { port, stop } = await listenOnLoopback(
    createServer((socket) => talk(socket, options, mails)),
    options.port,
  );
  return { url: `smtp://127.0.0.1:${port}`, port, mails, stop };
};
