import { once } from "node:events";
import { Agent, request, type IncomingMessage, type RequestOptions } from "node:http";

export type Answer = { readonly status: number; readonly headers: IncomingMessage["headers"]; readonly body: Buffer };

/** Sends a request as it is, without following redirects, and reads the body. */
export const sendRequest = async (url: string, options: RequestOptions = {}): Promise<Answer> => {
  const outgoing = request(url, options).end();
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) };
};

/** Sends a GET and closes the connection, at once or after the first bytes of the body. */
export const abortRequest = (url: string, when: "at-once" | "in-body"): Promise<void> =>
  new Promise((resolve) => {
    const outgoing = request(url, { agent: false });
    outgoing.on("error", () => undefined).on("close", resolve);
    if (when === "at-once") outgoing.on("finish", () => outgoing.destroy());
    outgoing.on("response", (response) => {
      response.on("error", () => undefined);
      for (const event of ["data", "end"]) response.once(event, () => outgoing.destroy());
    });
    outgoing.end();
  });

/** Runs `task` for `count` indexes, `lanes` at a time. */
export const repeat = async (
  count: number,
  lanes: number,
  task: (index: number) => Promise<unknown>,
): Promise<void> => {
  let next = 0;
  const run = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      await task(index);
    }
  };
  await Promise.all(Array.from({ length: lanes }, run));
};

/** An agent with `lanes` connections that stay open. */
export const keepAliveAgent = (lanes: number): Agent => new Agent({ keepAlive: true, maxSockets: lanes });
