import { expect, test } from "vitest";
import { payloadScripts, withoutIndentation } from "./payload-scripts.ts";

const streamOf = (...chunks: readonly string[]): ReadableStream<Uint8Array> => new Blob([...chunks]).stream();

test("hands the payload to the router, whatever its texts contain, by a script that is the same on every page", async () => {
  const render = (payload: string): Promise<string> =>
    payloadScripts(streamOf(payload.slice(0, 9), payload.slice(9)), "n1");
  const payload = JSON.stringify(["</script><!--", "<script>", "\u2028&é", '\\"\n"']);
  const html = await render(payload);
  const [, data = "", script = ""] =
    /^<script type="application\/json" id="payload">([^<]*)<\/script><script nonce="n1">([^<]*)<\/script>$/.exec(
      html,
    ) ?? [];
  expect(JSON.parse(data)).toEqual(JSON.parse(payload));
  expect((await render("[]")).endsWith(`>${script}</script>`)).toBe(true);
  const received: string[] = [];
  const controller = { enqueue: (chunk: string) => received.push(chunk), close: () => received.push("closed") };
  const elements = { getElementById: (id: string) => (id === "payload" ? { textContent: data } : null) };
  // oxlint-disable-next-line typescript/no-implied-eval -- the browser runs the text as a script
  new Function("window", "document", script)({ __reactRouterContext: { streamController: controller } }, elements);
  expect(received).toEqual([data, "closed"]);
});

test("the scripts at the end of a page lose their indentation, and nothing before them changes", () => {
  const page = (script: string): string => `<pre>\n  a</pre><script nonce="1">${script}</script>`;
  expect(withoutIndentation(page("let a;\n\t  // b\n\n  c();"))).toBe(page("let a;\n// b\nc();"));
  expect(withoutIndentation("<pre>\n  a</pre>")).toBe("<pre>\n  a</pre>");
});
