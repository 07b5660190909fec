import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { withLeanManifest } from "./lean-manifest.ts";

test("the manifest leaves out what a route does not have, and what the entry imports, and the build its options that are off", () => {
  const entry = { module: "/entry.js", imports: ["/framework.js"], css: [] };
  const flags = { hasLoader: true, hasAction: false, hasErrorBoundary: false };
  const home = { id: "home", index: true, imports: ["/framework.js", "/home.js"], css: [], ...flags };
  const faq = { id: "faq", imports: ["/framework.js"], css: ["/faq.css"] };
  const future = { on: true, off: false };
  const build = { future, assets: { version: "1", entry, routes: { home, faq } } } as unknown as ServerBuild;
  expect(withLeanManifest(build).future).toEqual({ on: true });
  expect(withLeanManifest(build).assets).toEqual({
    version: "1",
    entry,
    routes: {
      home: { id: "home", index: true, imports: ["/home.js"], hasLoader: true },
      faq: { id: "faq", css: ["/faq.css"] },
    },
  });
});
