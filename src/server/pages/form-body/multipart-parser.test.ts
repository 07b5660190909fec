import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMultipartParser, readBoundary } from "./multipart-parser.ts";

type Part = { readonly name: string; readonly filename: string | null; readonly content: string };

const BOUNDARY = "----WebKitFormBoundary7MA4YWxkTrZu0gW";

/** Parses a body split into chunks of these lengths, repeated. */
const parse = (body: Uint8Array, boundary = BOUNDARY, lengths: readonly number[] = [body.length || 1]): Part[] => {
  const parts: Part[] = [];
  const parser = createMultipartParser(boundary, (head) => {
    const chunks: Buffer[] = [];
    return {
      write: (bytes) => void chunks.push(Buffer.from(bytes)),
      end: () => void parts.push({ ...head, content: Buffer.concat(chunks).toString("latin1") }),
    };
  });
  for (let start = 0, index = 0; start < body.length; index += 1) {
    const length = lengths[index % lengths.length] ?? 1;
    parser.write(body.subarray(start, start + length));
    start += length;
  }
  parser.end();
  return parts;
};

const part = (head: string, content = ""): string => `--${BOUNDARY}\r\n${head}\r\n\r\n${content}\r\n`;

const body = (...parts: readonly string[]): Buffer => Buffer.from(`${parts.join("")}--${BOUNDARY}--\r\n`);

describe("createMultipartParser", () => {
  it("reads what the platform writes, however it is cut into chunks", async () => {
    const text = fc.string({ unit: fc.constantFrom("a", "é", "\r", "\n", "-", '"', "%", BOUNDARY, "\r\n--", "👩") });
    const entry = fc.record({ name: text, content: text, filename: fc.option(text) });
    const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 4 }), lengths, async (entries, chunkLengths) => {
        const form = new FormData();
        for (const { name, content, filename } of entries) {
          if (filename === null) form.append(name, content);
          else form.append(name, new File([content], filename));
        }
        const response = new Response(form);
        const type = response.headers.get("content-type") ?? "";
        const bytes = new Uint8Array(await response.clone().arrayBuffer());
        const expected = [...(await response.formData())].map(async ([name, value]) =>
          typeof value === "string"
            ? { name, filename: null, content: Buffer.from(value).toString("latin1") }
            : { name, filename: value.name, content: Buffer.from(await value.arrayBuffer()).toString("latin1") },
        );
        expect(parse(bytes, readBoundary(type) ?? "", chunkLengths)).toEqual(await Promise.all(expected));
      }),
    );
  });

  it("finds a delimiter wherever a chunk ends", () => {
    const content = fc.string({ unit: fc.constantFrom("\r", "\n", "-", "b", "\r\n--", "\r\n-") });
    const lengths = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1 });
    fc.assert(
      fc.property(fc.array(content, { minLength: 1, maxLength: 3 }), lengths, (contents, chunkLengths) => {
        fc.pre(contents.every((text) => !`\r\n${text}\r\n`.includes("\r\n--b")));
        const parts = contents.map((text) => `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${text}\r\n`);
        const bytes = Buffer.from(`${parts.join("")}--b--\r\n`);
        expect(parse(bytes, "b", chunkLengths).map((one) => one.content)).toEqual(contents);
      }),
    );
  });

  it("ignores what precedes and follows the parts", () => {
    const bytes = Buffer.concat([
      Buffer.from("before\r\n"),
      body(part('Content-Disposition: form-data; name="a"', "1")),
      Buffer.from("after"),
    ]);
    expect(parse(bytes)).toEqual([{ name: "a", filename: null, content: "1" }]);
  });

  it.each([
    ["a part without a name", body(part("Content-Disposition: form-data"))],
    ["a part without a head", Buffer.from(`--${BOUNDARY}\r\n\r\ntext\r\n--${BOUNDARY}--`)],
    ["a head that does not end", Buffer.from(`--${BOUNDARY}\r\n${"a".repeat(100_000)}`)],
    ["a delimiter without a line break", Buffer.from(`--${BOUNDARY}x\r\n`)],
    ["a body that was cut off", body(part('Content-Disposition: form-data; name="a"', "1")).subarray(0, -6)],
    ["no body", new Uint8Array()],
  ])("rejects %s", (_, bytes) => {
    expect(() => parse(bytes)).toThrow(TypeError);
  });

  it("fails on arbitrary bytes only as on any invalid body", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.integer({ min: 1, max: 20 }), (bytes, length) => {
        expect(() => parse(bytes, "a", [length])).toThrow(TypeError);
      }),
    );
  });
});

it.each([
  ["multipart/form-data; boundary=abc", "abc"],
  ['multipart/form-data; charset=utf-8; boundary="a b"', "a b"],
  ["multipart/form-data", null],
  [`multipart/form-data; boundary=${"a".repeat(71)}`, null],
])("reads the boundary of %j", (type, boundary) => {
  expect(readBoundary(type)).toBe(boundary);
});
