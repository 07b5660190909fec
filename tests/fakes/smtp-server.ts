import { createServer, type Socket } from "node:net";
import { listenOnLoopback } from "./loopback.ts";

/** A fake mail server that records what it accepts. */
export type FakeSmtpServer = {
  readonly url: string;
  readonly port: number;
  readonly mails: { readonly from: string; readonly to: string; readonly raw: string }[];
  readonly stop: () => Promise<void>;
};

export type FakeSmtpServerOptions = {
  readonly port?: number;
  /** Reply to RCPT TO; null accepts the recipient. */
  readonly refuse?: (to: string) => string | null;
  /** Accepts the email and closes the connection before its reply. */
  readonly closeAfterData?: boolean;
  /** Accepts the email and never replies. */
  readonly silentAfterData?: boolean;
  /** Accepts the connection and never sends a greeting. */
  readonly neverGreets?: boolean;
};

const address = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? "";

const serveConnection = (socket: Socket, options: FakeSmtpServerOptions, mails: FakeSmtpServer["mails"]): void => {
  let pending = "";
  let data: string | null = null;
  let mail = { from: "", to: "" };
  const reply = (line: string): void => void socket.write(`${line}\r\n`);
  const endOfData = (): void => {
    const raw = (data ?? "").replaceAll(/^\.\./gm, ".");
    data = null;
    mails.push({ ...mail, raw });
    if (options.closeAfterData) socket.destroy();
    else if (!options.silentAfterData) reply("250 taken");
  };
  const handleLine = (line: string): void => {
    if (data !== null) {
      if (line === ".") endOfData();
      else data += `${line}\r\n`;
      return;
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === "MAIL") mail = { from: address(line), to: "" };
    if (verb === "RCPT") {
      const refusal = options.refuse?.(address(line)) ?? null;
      if (refusal !== null) return reply(refusal);
      mail = { ...mail, to: address(line) };
    }
    if (verb === "DATA") {
      data = "";
      return reply("354 go on");
    }
    if (verb === "STAR") return reply("502 no STARTTLS");
    if (verb === "QUIT") {
      reply("221 bye");
      return void socket.end();
    }
    reply("250 fine");
  };
  socket.on("error", () => undefined);
  socket.on("data", (chunk) => {
    pending += chunk.toString("latin1");
    for (let lineEnd = pending.indexOf("\r\n"); lineEnd >= 0; lineEnd = pending.indexOf("\r\n")) {
      const line = pending.slice(0, lineEnd);
      pending = pending.slice(lineEnd + 2);
      handleLine(line);
    }
  });
  if (!options.neverGreets) reply("220 fake.example ESMTP");
};

export const startFakeSmtpServer = async (options: FakeSmtpServerOptions = {}): Promise<FakeSmtpServer> => {
  const mails: FakeSmtpServer["mails"] = [];
  const { port, stop } = await listenOnLoopback(
    createServer((socket) => serveConnection(socket, options, mails)),
    options.port,
  );
  return { url: `smtp://127.0.0.1:${port}`, port, mails, stop };
};
