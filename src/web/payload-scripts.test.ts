import { expect, test } from "vitest";
import { compactScripts, payloadScripts } from "./payload-scripts.ts";

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

test("the scripts at the end of a page lose their indentation, whatever their nonce is, and keep their meaning", () => {
  const scripts = (nonce: string, [first, second]: readonly [string, string]): string =>
    `<script nonce="${nonce}">${first}</script><script nonce="${nonce}" type="module">${second}</script>`;
  const manifest = { routes: { root: { id: "root", imports: ["/a.js", "/b.js"] } }, url: "/m {\n} ;" };
  const indented: readonly [string, string] = [
    "let a;\n\t  // b\n\n  c();",
    `;\n  window.__reactRouterManifest = ${JSON.stringify(manifest, null, 2)};\n  d();`,
  ];
  const compact: readonly [string, string] = [
    "let a;\n// b\nc();",
    `;\nwindow.__reactRouterManifest = ${JSON.stringify(manifest)};\nd();`,
  ];
  for (const nonce of ["1", "2"])
    expect(compactScripts(scripts(nonce, indented), nonce, [])).toBe(scripts(nonce, compact));
  expect(compactScripts("<p>\n</p>", "1", [])).toBe("<p>\n</p>");
});

test("the script that imports the routes starts with the scripts of its page, whatever pages were rendered before", () => {
  const html = '<script nonce="1" type="module" async="">import * as route0 from "/r.js";\n  begin(route0);</script>';
  for (const files of [["/a.js", "/b.js"], ["/a.js"]]) {
    const script = compactScripts(html, "1", files);
    expect(script).toMatch(/^<script nonce="1" type="module" async="">\(.+\)<\/script>$/s);
    expect(script).toContain(`(${JSON.stringify(files)},["/r.js"],`);
  }
});
