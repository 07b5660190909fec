import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashScripts, renderPage } from "./rendered-page.ts";
import { pageHeaders } from "../middleware/security-headers.ts";

const NONCE = "0b9f6a4e-5c0e-4d5e-9f55-0c9b1f0c2c11";

const hashOf = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("hashes the scripts of the program and removes the nonce", () => {
  const page = `<link nonce="${NONCE}" href="/a.js"><script nonce="${NONCE}">own()</script><script nonce="${NONCE}" type="module" async="">import "/b.js"</script>`;
  const { parts, hashes } = hashScripts(page, NONCE);
  expect(parts.join("")).toBe(
    `<link href="/a.js"><script>own()</script><script type="module" async="">import "/b.js"</script>`,
  );
  expect(hashes).toEqual([hashOf("own()"), hashOf('import "/b.js"')]);
});

test.each([
  "<script>alert(1)</script>",
  '<script nonce="guess">alert(1)</script>',
  "<script nonce>alert(1)</script>",
  "<SCRIPT\ntype=module>alert(1)</SCRIPT>",
  "<svg><script>alert(1)</script></svg>",
])("does not hash the injected %s", async (injected) => {
  const { headers, body } = await renderPage(
    new Request("http://site.example/"),
    async () => ({
      html: ["", `<main>${injected}</main>`, `<script nonce="${NONCE}">own()</script>`],
      response: new Response(null, { headers: { "content-type": "text/html; charset=utf-8" } }),
      tags: new Set(),
      isContentOnly: false,
      isShared: false,
      isParameter: null,
      embedded: { frames: new Set(), media: new Set() },
      scriptNonce: NONCE,
    }),
    (scriptHashes, embedded) => pageHeaders({ scriptHashes, secure: true, embedded, thirdParties: [] }),
  );
  expect(headers["content-security-policy"]).toContain(`script-src 'self' ${hashOf("own()")};`);
  expect(headers["content-security-policy"]).not.toContain(hashOf("alert(1)"));
  expect(new TextDecoder().decode(body)).not.toContain(NONCE);
});
