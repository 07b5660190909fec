import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { behindProxies, forwarded } from "./forwarded.ts";

const addressOf = (
  forwardedFor: string | undefined,
  proxies: number,
  remote: string | undefined = "10.0.0.1",
): string => forwarded({ headers: { "x-forwarded-for": forwardedFor }, remote }, proxies).address;

describe("the address of who asks", () => {
  it("is the connection's where there is no proxy, whatever is sent along", () => {
    expect(addressOf("198.51.100.9", 0, "203.0.113.7")).toBe("203.0.113.7");
  });

  it("is what the one proxy wrote, not what the visitor began the header with", () => {
    expect(addressOf("203.0.113.7", 1)).toBe("203.0.113.7");
    expect(addressOf("198.51.100.9, 203.0.113.7", 1)).toBe("203.0.113.7");
  });

  it("is what the outer one of two wrote", () => {
    expect(addressOf("203.0.113.7, 10.0.0.2", 2)).toBe("203.0.113.7");
    expect(addressOf("198.51.100.9, 198.51.100.8, 203.0.113.7, 10.0.0.2", 2)).toBe("203.0.113.7");
  });

  it("is the last known one where a proxy wrote none", () => {
    expect(addressOf(undefined, 1)).toBe("10.0.0.1");
    expect(addressOf("unknown", 1)).toBe("10.0.0.1");
    expect(addressOf("198.51.100.9, unknown, 10.0.0.2", 3)).toBe("10.0.0.2");
    expect(addressOf("203.0.113.7", 5)).toBe("203.0.113.7");
  });

  it.each([
    ["2001:DB8::7", "2001:db8::7"],
    ["[2001:db8::7]:4711", "2001:db8::7"],
    ["fe80::1%eth0", "fe80::1"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["203.0.113.7:4711", "203.0.113.7"],
  ])("reads %j as %j", (written, address) => {
    expect(addressOf(written, 1)).toBe(address);
    expect(addressOf(undefined, 0, written)).toBe(address);
  });

  it("is empty where the connection is gone", () => {
    expect(forwarded({ headers: {}, remote: undefined }, 0)).toEqual({ address: "" });
  });

  it("is never changed by what stands left of the trusted proxies' own entries", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 3 }), (left, proxies) => {
        const own = Array.from({ length: proxies }, (_, index) => `203.0.113.${index}`);
        expect(addressOf([left, ...own].join(","), proxies)).toBe("203.0.113.0");
      }),
    );
  });

  it("is an address or nothing, whatever is sent", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 3 }), (header, proxies) => {
        expect(addressOf(header, proxies)).toMatch(/^[\da-f.:]+$/);
      }),
    );
  });
});

describe("the address that the site is asked for by", () => {
  const headers = { "x-forwarded-host": "evil.example, www.alzette.example", "x-forwarded-proto": "http, https" };

  it("is told by the proxy, never by the visitor", () => {
    expect(forwarded({ headers, remote: "10.0.0.1" }, 1)).toMatchObject({
      host: "www.alzette.example",
      protocol: "https:",
    });
  });

  it("is not told where there is no proxy", () => {
    expect(forwarded({ headers, remote: "10.0.0.1" }, 0)).toEqual({ address: "10.0.0.1" });
  });

  it("is not told by what is no host and no protocol", () => {
    const odd = { "x-forwarded-host": "a b/c@d", "x-forwarded-proto": "gopher" };
    expect(forwarded({ headers: odd, remote: "10.0.0.1" }, 1)).toEqual({ address: "10.0.0.1" });
  });
});

describe("a request that is handed on", () => {
  const ask = async (
    setup: { readonly proxies: number; readonly secure?: boolean },
    headers: Record<string, string>,
  ) => {
    const warnings: string[] = [];
    const log = { warn: (_: object, message: string) => void warnings.push(message) };
    const handle = ({ url }: Request, { address }: { readonly address: string }) => Response.json({ url, address });
    const server = createServer(behindProxies(handle, { secure: false, log, ...setup })).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    let body = "";
    for (let twice = 0; twice < 2; twice += 1) {
      const sent = request({
        port,
        host: "127.0.0.1",
        path: "/contact?a=1",
        headers: { host: "node-1:3000", ...headers },
      });
      const [answer] = (await once(sent.end(), "response")) as [AsyncIterable<Buffer>];
      body = "";
      for await (const chunk of answer) body += chunk.toString();
    }
    server.close();
    return { ...(JSON.parse(body) as { url: string; address: string }), warnings };
  };

  const headers = {
    "x-forwarded-for": "198.51.100.1, 203.0.113.7",
    "x-forwarded-host": "www.alzette.example",
    "x-forwarded-proto": "https",
    forwarded: "for=198.51.100.2;host=evil.example;proto=http",
  };

  it("is what the visitor asked the proxy for", async () => {
    const { url, address, warnings } = await ask({ proxies: 1 }, headers);
    expect([url, address, warnings]).toEqual(["https://www.alzette.example/contact?a=1", "203.0.113.7", []]);
  });

  it("is what came in where there is no proxy, and tells once that there may be one", async () => {
    const { url, address, warnings } = await ask({ proxies: 0 }, headers);
    expect([url, address]).toEqual(["http://node-1:3000/contact?a=1", "127.0.0.1"]);
    expect(warnings).toEqual([expect.stringContaining("TRUST_PROXY is 0")]);
  });

  it("is one over https where the site's public address is", async () => {
    expect((await ask({ proxies: 0, secure: true }, {})).url).toBe("https://node-1:3000/contact?a=1");
  });
});
