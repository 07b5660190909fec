import { expect, test } from "vitest";
import { payloadScripts, withoutIndentation } from "./payload-scripts.ts";

const streamOf = (...chunks: readonly string[]): ReadableStream<Uint8Array> => new Blob([...chunks]).stream();

test("hands all chunks to the router, whatever they contain", async () => {
  const data = ['["</script><!--', "<script>", "\u2028&é", '\\"\n"]'];
  const html = await payloadScripts(streamOf(...data), "n1");
  const [, script = ""] = /^<script nonce="n1">([^<>&\u2028]*)<\/script>$/.exec(html) ?? [];
  const received: string[] = [];
  const controller = { enqueue: (chunk: string) => received.push(chunk), close: () => received.push("closed") };
  // oxlint-disable-next-line typescript/no-implied-eval -- the browser runs the text as a script
  new Function("window", script)({ __reactRouterContext: { streamController: controller } });
  expect(received).toEqual([data.join(""), "closed"]);
});

test("the scripts at the end of a page lose their indentation, and nothing before them changes", () => {
  const page = (script: string): string => `<pre>\n  a</pre><script nonce="1">${script}</script>`;
  expect(withoutIndentation(page("let a;\n\t  // b\n\n  c();"))).toBe(page("let a;\n// b\nc();"));
  expect(withoutIndentation("<pre>\n  a</pre>")).toBe("<pre>\n  a</pre>");
});
