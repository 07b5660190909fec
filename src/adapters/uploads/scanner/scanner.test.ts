import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { createScanner } from "./scanner.ts";

describe("a command", () => {
  const scannerOf = (code: string, timeoutMs?: number) => createScanner([process.execPath, "-e", code], timeoutMs);
  const large = new Uint8Array(2_000_000).fill(65);

  it("gives the file to the command and reads its exit code", async () => {
    const countBytes = "let n=0;process.stdin.on('data',(c)=>n+=c.length).on('end',()=>process.exit(n===2000000?0:1))";
    expect(await scannerOf(countBytes)(large)).toBe("clean");
    expect(await scannerOf(countBytes)(large.subarray(1))).toBe("infected");
    expect(await scannerOf("process.exit(1)")(large)).toBe("infected");
  });

  it("is unavailable without the program, with another exit code, and without an answer", async () => {
    expect(await createScanner(["/no/such/scanner"])(large)).toBe("unavailable");
    expect(await scannerOf("process.exit(2)")(large)).toBe("unavailable");
    expect(await scannerOf("setInterval(() => {}, 1000)", 200)(large)).toBe("unavailable");
  });
});

describe("an ICAP service", () => {
  const FILE = new Uint8Array(300_000).map((_, index) => index % 251);
  const END = "\r\n0\r\n\r\n";

  /** Calls `answer` with the request once it is complete, or with each piece of it. */
  const startService = async (answer: (socket: Socket, request: Buffer) => void, isEager = false) => {
    const requests: Buffer[] = [];
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      sockets.push(socket);
      let request = Buffer.alloc(0);
      socket.on("error", () => undefined);
      socket.on("data", (bytes: Buffer) => {
        request = Buffer.concat([request, bytes]);
        if (!isEager && !request.subarray(-END.length).equals(Buffer.from(END))) return;
        requests.push(request);
        answer(socket, request);
      });
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    return { service: `icap://127.0.0.1:${port}/avscan`, requests, sockets };
  };

  const scanWith = async (answer: string | Buffer, content: Uint8Array = FILE) => {
    const { service, sockets } = await startService((socket) => socket.write(answer));
    const result = await createScanner(service, 5_000)(content);
    const [socket] = sockets;
    if (socket?.closed === false) await new Promise<unknown>((resolve) => socket.once("close", resolve));
    return result;
  };

  const okWith = (httpHeader: string, ...body: readonly (string | Uint8Array)[]): Buffer =>
    Buffer.concat(
      [
        `ICAP/1.0 200 OK\r\nEncapsulated: res-hdr=0, res-body=${httpHeader.length + 4}\r\n\r\n${httpHeader}\r\n\r\n`,
        ...body,
      ].map((part) => Buffer.from(part)),
    );

  const bodyOf = (bytes: Uint8Array): readonly (string | Uint8Array)[] => [
    `${(1000).toString(16)}; name=value\r\n`,
    bytes.subarray(0, 1000),
    `\r\n${(bytes.length - 1000).toString(16)}\r\n`,
    bytes.subarray(1000),
    END,
  ];

  it("gets the complete file as the body of a response", async () => {
    const { service, requests } = await startService((socket) => socket.write("ICAP/1.0 204 No modification\r\n\r\n"));
    expect(await createScanner(service)(FILE)).toBe("clean");
    const request = requests[0] ?? Buffer.alloc(0);
    const [header = ""] = request.toString("latin1").split("\r\n\r\n");
    expect(header.split("\r\n")).toEqual([
      `RESPMOD ${service} ICAP/1.0`,
      `Host: ${new URL(service).host}`,
      "User-Agent: Vitrine",
      "Allow: 204",
      "Connection: close",
      expect.stringMatching(/^Encapsulated: req-hdr=0, res-hdr=\d+, res-body=\d+$/),
    ]);
    const [, responseStart = 0, bodyStart = 0] = (/res-hdr=(\d+), res-body=(\d+)/.exec(header) ?? []).map(Number);
    const encapsulated = request.subarray(header.length + 4);
    expect(encapsulated.toString("latin1", 0, responseStart)).toMatch(/^GET .*\r\n\r\n$/s);
    expect(encapsulated.toString("latin1", responseStart, bodyStart)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\n\r\n$/s);
    const body = Buffer.concat([Buffer.from(`${FILE.length.toString(16)}\r\n`), FILE, Buffer.from(END)]);
    expect(encapsulated.subarray(bodyStart).equals(body)).toBe(true);
  });

  it.each([
    ["204", "ICAP/1.0 204 No Content\r\nISTag: x\r\nX-Violations-Found: 0\r\n\r\n"],
    ["the file as it was sent", okWith("HTTP/1.1 200 OK", ...bodyOf(FILE))],
  ])("lets a file pass by %s", async (_, answer) => {
    expect(await scanWith(answer)).toBe("clean");
  });

  it.each([
    ["a page that refuses it", okWith("HTTP/1.1 403 Forbidden", "7\r\nrefused", END)],
    ["another body", okWith("HTTP/1.1 200 OK", "7\r\nrefused", END)],
    ["a shorter body", okWith("HTTP/1.1 200 OK", "3e8\r\n", FILE.subarray(0, 1000), END)],
    ["a longer body", okWith("HTTP/1.1 200 OK", ...bodyOf(Uint8Array.from([...FILE, 1])))],
    ["a finding", "ICAP/1.0 200 OK\r\nX-Infection-Found: Type=0; Resolution=2; Threat=Eicar;\r\n\r\n"],
    ["a finding beside 204", "ICAP/1.0 204 No Content\r\nX-Virus-ID: Eicar\r\n\r\n"],
    ["403 with a page", "ICAP/1.0 403 Forbidden\r\nEncapsulated: res-hdr=0, null-body=20\r\n\r\n"],
  ])("refuses a file by %s", async (_, answer) => {
    expect(await scanWith(answer)).toBe("infected");
  });

  it.each([
    ["an unknown service", "ICAP/1.0 404 ICAP Service not found\r\n\r\n"],
    ["a client that may not ask", "ICAP/1.0 403 Forbidden\r\nEncapsulated: null-body=0\r\n\r\n"],
    ["an error", "ICAP/1.0 500 Server error\r\nX-Reason: x\r\n\r\n"],
    ["another protocol", "HTTP/1.1 204 No Content\r\n\r\n"],
    ["no HTTP inside", okWith("SSH-2.0-OpenSSH", ...bodyOf(FILE))],
    ["chunks without a size", okWith("HTTP/1.1 200 OK", "x".repeat(300))],
    ["a header without an end", `ICAP/1.0 204 No Content\r\nX: ${"x".repeat(20_000)}`],
    ["bytes of chance", Buffer.from(FILE)],
  ])("is unavailable with %s", async (_, answer) => {
    expect(await scanWith(answer)).toBe("unavailable");
  });

  it("reads an answer that arrives byte by byte", async () => {
    const { service } = await startService((socket) => {
      socket.setNoDelay(true);
      for (const byte of okWith("HTTP/1.1 200 OK", "7\r\nBonjour", END)) socket.write(Buffer.of(byte));
    });
    expect(await createScanner(service)(new TextEncoder().encode("Bonjour"))).toBe("clean");
  });

  it("is unavailable when nobody listens, and when it closes, closes early or never answers", async () => {
    const closing = await startService((socket) => socket.end());
    const cut = await startService((socket) => socket.end(okWith("HTTP/1.1 200 OK", "493e0\r\n", FILE.subarray(0, 9))));
    const early = await startService((socket) => socket.destroy(), true);
    const silent = await startService(() => undefined);
    const unencrypted = await startService(() => undefined);
    const { port } = new URL(unencrypted.service);
    for (const { service } of [closing, cut, early]) expect(await createScanner(service)(FILE)).toBe("unavailable");
    expect(await createScanner(silent.service, 200)(FILE)).toBe("unavailable");
    expect(await createScanner(`icaps://127.0.0.1:${port}/avscan`, 200)(FILE)).toBe("unavailable");
    expect(await createScanner("icap://127.0.0.1:1/avscan")(FILE)).toBe("unavailable");
  });

  it("accepts an answer before it has read everything", async () => {
    const { service } = await startService((socket) => socket.write("ICAP/1.0 204 No Content\r\n\r\n"), true);
    expect(await createScanner(service)(FILE)).toBe("clean");
  });

  it("scans eight files at once", async () => {
    const waiting: Socket[] = [];
    const { service } = await startService((socket) => {
      if (waiting.push(socket) === 8) for (const one of waiting) one.write("ICAP/1.0 204 No Content\r\n\r\n");
    });
    const scan = createScanner(service);
    const results = await Promise.all(Array.from({ length: 9 }, () => scan(FILE)));
    expect(results.toSorted()).toEqual([...Array.from({ length: 8 }, () => "clean"), "unavailable"]);
  });
});
