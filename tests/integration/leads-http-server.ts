import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { listenOnLoopback } from "./loopback.ts";

export type HttpPost = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };

/** A system that takes what it is told to take, and remembers it. */
export type HttpServer = {
  readonly url: string;
  readonly port: number;
  readonly posts: HttpPost[];
  readonly stop: () => Promise<void>;
};

export type HttpOptions = {
  readonly port?: number;
  /** Status of the answer, by what was posted before and this; 204 unless said. */
  readonly answer?: (post: HttpPost, before: readonly HttpPost[]) => number;
  /** Takes the request and never says a word. */
  readonly deaf?: boolean;
};

export const startHttpServer = async (options: HttpOptions = {}): Promise<HttpServer> => {
  const posts: HttpPost[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const post = { path: request.url ?? "", headers: request.headers, body };
      const status = options.answer?.(post, posts) ?? 204;
      posts.push(post);
      if (options.deaf) return null;
      // What it says is nobody's business: it must never show in an error.
      return response
        .writeHead(status, { location: "/elsewhere" })
        .end(status === 204 ? undefined : "the visitor's secret");
    });
  });
  const { port, stop } = await listenOnLoopback(server, options.port);
  return { url: `http://127.0.0.1:${port}`, port, posts, stop };
};
