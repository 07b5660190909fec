import { expect, test } from "vitest";
import { payloadScripts, withStartScript } from "./payload-scripts.ts";

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

test("the script that imports the routes starts with the scripts of its page, and other scripts stay", () => {
  const other = '<script nonce="1">begin();</script>';
  const html = `${other}<script nonce="1" type="module" async="">import * as route0 from "/r.js";\n  begin(route0);</script>`;
  const script = withStartScript(html, ["/a.js", "/b.js"]);
  expect(script).toMatch(
    /^<script nonce="1">begin\(\);<\/script><script nonce="1" type="module" async="">\(.+\)<\/script>$/s,
  );
  expect(script).toContain('(["/a.js","/b.js"],["/r.js"],');
  expect(withStartScript(other, ["/a.js"])).toBe(other);
});
