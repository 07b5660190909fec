import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { listenOnLoopback } from "./loopback.ts";

export type HttpPost = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };

/** A fake CRM that records what is posted to it. */
export type FakeHttpServer = {
  readonly url: string;
  readonly port: number;
  readonly posts: HttpPost[];
  readonly stop: () => Promise<void>;
};

export type FakeHttpServerOptions = {
  readonly port?: number;
  /** Status of the response; 204 by default. */
  readonly statusOf?: (post: HttpPost, previousPosts: readonly HttpPost[]) => number;
  /** Body of the response. */
  readonly answer?: string;
  /** Reads the request and never answers. */
  readonly neverAnswers?: boolean;
};

export const startFakeHttpServer = async (options: FakeHttpServerOptions = {}): Promise<FakeHttpServer> => {
  const posts: HttpPost[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const post = { path: request.url ?? "", headers: request.headers, body };
      const status = options.statusOf?.(post, posts) ?? 204;
      posts.push(post);
      if (options.neverAnswers) return null;
      // The response body must never appear in an error message.
      return response
        .writeHead(status, { location: "/elsewhere" })
        .end(status === 204 ? undefined : (options.answer ?? "the visitor's secret"));
    });
  });
  const { port, stop } = await listenOnLoopback(server, options.port);
  return { url: `http://127.0.0.1:${port}`, port, posts, stop };
};
