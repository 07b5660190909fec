import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withForwardedHeaders, readForwardedHeaders } from "./forwarded-headers.ts";

const addressOf = (
  forwardedFor: string | undefined,
  proxies: number,
  remote: string | undefined = "10.0.0.1",
): string => readForwardedHeaders({ headers: { "x-forwarded-for": forwardedFor }, remote }, proxies).address;

describe("the client address", () => {
  it("is the connection's without a proxy, whatever the headers hold", () => {
    expect(addressOf("198.51.100.9", 0, "203.0.113.7")).toBe("203.0.113.7");
  });

  it("is the entry of the one proxy, not the one that the visitor sent", () => {
    expect(addressOf("203.0.113.7", 1)).toBe("203.0.113.7");
    expect(addressOf("198.51.100.9, 203.0.113.7", 1)).toBe("203.0.113.7");
  });

  it("is the entry of the outer one of two proxies", () => {
    expect(addressOf("203.0.113.7, 10.0.0.2", 2)).toBe("203.0.113.7");
    expect(addressOf("198.51.100.9, 198.51.100.8, 203.0.113.7, 10.0.0.2", 2)).toBe("203.0.113.7");
  });

  it("is the last known one when a proxy wrote none", () => {
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
  ])("reads %j as %j", (header, address) => {
    expect(addressOf(header, 1)).toBe(address);
    expect(addressOf(undefined, 0, header)).toBe(address);
  });

  it("is empty when the connection is closed", () => {
    expect(readForwardedHeaders({ headers: {}, remote: undefined }, 0)).toEqual({ address: "" });
  });

  it("does not depend on entries left of the trusted proxies' own", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 3 }), (left, proxies) => {
        const own = Array.from({ length: proxies }, (_, index) => `203.0.113.${index}`);
        expect(addressOf([left, ...own].join(","), proxies)).toBe("203.0.113.0");
      }),
    );
  });

  it("is an address, whatever the header holds", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 3 }), (header, proxies) => {
        expect(addressOf(header, proxies)).toMatch(/^[\da-f.:]+$/);
      }),
    );
  });
});

describe("the public origin", () => {
  const headers = { "x-forwarded-host": "evil.example, www.alzette.example", "x-forwarded-proto": "http, https" };

  it("comes from the proxy, never from the visitor", () => {
    expect(readForwardedHeaders({ headers, remote: "10.0.0.1" }, 1)).toMatchObject({
      host: "www.alzette.example",
      protocol: "https:",
    });
  });

  it("is unset without a proxy", () => {
    expect(readForwardedHeaders({ headers, remote: "10.0.0.1" }, 0)).toEqual({ address: "10.0.0.1" });
  });

  it("is unset when the headers hold no valid host and protocol", () => {
    const invalid = { "x-forwarded-host": "a b/c@d", "x-forwarded-proto": "gopher" };
    expect(readForwardedHeaders({ headers: invalid, remote: "10.0.0.1" }, 1)).toEqual({ address: "10.0.0.1" });
  });
});

describe("withForwardedHeaders", () => {
  const sendRequest = async (
    setup: { readonly proxies: number; readonly secure?: boolean },
    headers: Record<string, string>,
  ) => {
    const warnings: string[] = [];
    const log = { warn: (_: object, message: string) => void warnings.push(message) };
    const handle = ({ url }: Request, { address }: { readonly address: string }) => Response.json({ url, address });
    const server = createServer(withForwardedHeaders(handle, { secure: false, log, ...setup })).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    let body = "";
    for (let count = 0; count < 2; count += 1) {
      const outgoing = request({
        port,
        host: "127.0.0.1",
        path: "/contact?a=1",
        headers: { host: "node-1:3000", ...headers },
      });
      const [response] = (await once(outgoing.end(), "response")) as [AsyncIterable<Buffer>];
      body = "";
      for await (const chunk of response) body += chunk.toString();
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

  it("passes on the address that the visitor requested from the proxy", async () => {
    const { url, address, warnings } = await sendRequest({ proxies: 1 }, headers);
    expect([url, address, warnings]).toEqual(["https://www.alzette.example/contact?a=1", "203.0.113.7", []]);
  });

  it("passes on the direct address without a proxy, and warns once", async () => {
    const { url, address, warnings } = await sendRequest({ proxies: 0 }, headers);
    expect([url, address]).toEqual(["http://node-1:3000/contact?a=1", "127.0.0.1"]);
    expect(warnings).toEqual([expect.stringContaining("TRUST_PROXY is 0")]);
  });

  it("uses https when the site's public address does", async () => {
    expect((await sendRequest({ proxies: 0, secure: true }, {})).url).toBe("https://node-1:3000/contact?a=1");
  });

  it("logs in one line that an answer broke off, and ends the connection", async () => {
    const logged: string[] = [];
    const log = {
      warn: (context: object, message: string) => void logged.push(`${message}: ${Object.keys(context).join()}`),
    };
    const broken = () =>
      new ReadableStream({ pull: (controller) => controller.error(new Error("EMFILE: too many open files")) });
    const handle = () => new Response(broken());
    const server = createServer(withForwardedHeaders(handle, { proxies: 0, secure: false, log })).listen(
      0,
      "127.0.0.1",
    );
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    await expect(fetch(`http://127.0.0.1:${port}/`).then((response) => response.text())).rejects.toThrow(
      /fetch failed|terminated/,
    );
    await expect.poll(() => logged).toEqual(["response aborted by an error: err"]);
    server.close();
  });
});
