import { expect, test } from "vitest";
import { listThirdParties } from "#application/site/index.ts";
import { commonHeaders, pageHeaders } from "./security-headers.ts";

const NO_EMBEDS = { frames: new Set<string>(), media: new Set<string>() };
const PAGE = { scriptHashes: [], secure: true, embedded: NO_EMBEDS, thirdParties: [] };

const directives = (headers: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    (headers["content-security-policy"] ?? "").split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );

test("a page without embeds allows no other host", () => {
  const headers = pageHeaders(PAGE);
  expect(directives(headers).get("default-src")).toBe("'none'");
  expect(directives(headers).get("frame-src")).toBe("'self'");
  expect(directives(headers).get("media-src")).toBe("'self'");
  expect(directives(headers).get("require-trusted-types-for")).toBe("'script'");
  expect(directives(headers).get("trusted-types")).toBe("default");
  expect(headers["cross-origin-embedder-policy"]).toBeUndefined();
});

test("a page with frames and media allows exactly their hosts, and relaxes the embedder policy", () => {
  const embedded = { frames: new Set(["b.example.com", "a.example.com"]), media: new Set(["media.example.com"]) };
  const headers = pageHeaders({ ...PAGE, embedded });
  expect(directives(headers).get("frame-src")).toBe("'self' https://a.example.com https://b.example.com");
  expect(directives(headers).get("media-src")).toBe("'self' https://media.example.com");
  expect(directives(headers).get("script-src")).toBe("'self'");
  expect(headers["cross-origin-embedder-policy"]).toBe("unsafe-none");
  expect(commonHeaders(true)["Cross-Origin-Embedder-Policy"]).toBe("require-corp");
});

const NO_INTEGRATIONS = { tagManagerId: null, appointmentScriptUrl: null, errorReporting: null, mapTiles: null };

const NO_THIRD_PARTIES = { chat: null, hosts: { embeds: ["www.youtube-nocookie.com"], widgets: [], tags: [] } };

test("a page allows the tag manager and the chat only where they are configured", () => {
  const none = pageHeaders({ ...PAGE, thirdParties: listThirdParties(NO_INTEGRATIONS, NO_THIRD_PARTIES) });
  expect(none).toEqual(pageHeaders(PAGE));
  const settings = {
    chat: { script_url: "https://cdn.chat.example/widget.js", host: "api.chat.example", app_id: "a1" },
    hosts: { ...NO_THIRD_PARTIES.hosts, tags: ["stats.example"] },
  };
  const headers = pageHeaders({
    ...PAGE,
    thirdParties: listThirdParties({ ...NO_INTEGRATIONS, tagManagerId: "GTM-AB12" }, settings),
  });
  const policy = directives(headers);
  expect(policy.get("script-src")).toBe(
    "'self' https://api.chat.example https://cdn.chat.example https://stats.example https://www.googletagmanager.com",
  );
  expect(policy.get("connect-src")).toContain("wss://api.chat.example");
  expect(policy.get("frame-src")).toBe("'self' https://api.chat.example https://cdn.chat.example");
  expect(policy.has("require-trusted-types-for")).toBe(false);
  expect(headers["cross-origin-embedder-policy"]).toBe("unsafe-none");
});

test("a page allows the host of the appointment widget, and nothing more", () => {
  const integrations = { ...NO_INTEGRATIONS, appointmentScriptUrl: "https://widget.example/embed?app=a" };
  const policy = directives(pageHeaders({ ...PAGE, thirdParties: listThirdParties(integrations, NO_THIRD_PARTIES) }));
  expect(policy.get("script-src")).toBe("'self' https://widget.example");
  expect(policy.get("frame-src")).toBe("'self' https://widget.example");
  expect(policy.get("form-action")).toBe("'self'");
});

test("a page allows the pictures of map tiles only where they are configured", () => {
  const mapTiles = { url: "https://tiles.example/{z}/{x}/{y}.png", attribution: "© les auteurs" };
  const thirdParties = listThirdParties({ ...NO_INTEGRATIONS, mapTiles }, NO_THIRD_PARTIES);
  const policy = directives(pageHeaders({ ...PAGE, thirdParties }));
  expect(policy.get("img-src")).toBe("'self' data: https://tiles.example");
  expect(policy.get("script-src")).toBe("'self'");
  expect(policy.get("require-trusted-types-for")).toBe("'script'");
});

test("a page allows requests to the service for errors, and stays isolated", () => {
  const target = { dsn: "", publicKey: "k", envelopeUrl: "https://errors.example/api/1/envelope/?sentry_key=k" };
  const integrations = {
    ...NO_INTEGRATIONS,
    errorReporting: { target, release: "vitrine-1.0.0", environment: "test" },
  };
  const headers = pageHeaders({ ...PAGE, thirdParties: listThirdParties(integrations, NO_THIRD_PARTIES) });
  expect(directives(headers).get("connect-src")).toBe("'self' https://errors.example");
  expect(directives(headers).get("script-src")).toBe("'self'");
  expect(directives(headers).has("require-trusted-types-for")).toBe(true);
  expect(headers["cross-origin-embedder-policy"]).toBeUndefined();
});
