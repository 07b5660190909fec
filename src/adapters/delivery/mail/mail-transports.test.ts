import { expect, it } from "vitest";
import { startFakeSmtpServer } from "../../../../tests/fakes/smtp-server.ts";
import { createSmtpTransport } from "./mail-transports.ts";

const MAIL = {
  raw: Buffer.from("Subject: Bonjour\r\n\r\nBonjour."),
  envelope: { from: "a@x.example", to: ["b@y.example"] },
  messageId: "<1@x.example>",
};

type Send = ReturnType<typeof createSmtpTransport>;

const send = (url: string): Promise<void> => createSmtpTransport(url)(MAIL, {} as Parameters<Send>[1]);

it("sends without TLS to this machine only", async () => {
  const server = await startFakeSmtpServer();
  await send(server.url);
  expect(server.mails).toHaveLength(1);
  // The same server by a name that is not known to be this machine.
  const sending = send(server.url.replace("127.0.0.1", "127.1"));
  await expect(sending).rejects.toThrow(/^the mail server offers no TLS that can be verified; SMTP_URL needs smtps:/);
  expect(server.mails).toHaveLength(1);
  await server.stop();
});
