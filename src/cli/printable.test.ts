import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { printable, printableStream } from "./printable.ts";

test("text keeps its letters, tabs and lines, and shows what would steer a terminal", () => {
  expect(printable("Škoda\tÉlan\n")).toBe("Škoda\tÉlan\n");
  expect(printable("a\u001b[2Jb\r\u009b\u202ec\u2066")).toBe("a\\u001b[2Jb\\u000d\\u009b\\u202ec\\u2066");
});

test("JSON stays JSON with the same value", () => {
  const value = { name: "a\u202eb\u009b" };
  expect(JSON.parse(printable(JSON.stringify(value)))).toEqual(value);
});

test("a stream of a command escapes text and passes bytes on", async () => {
  const target = new PassThrough();
  const stream = printableStream(target);
  stream.write("a\u001b");
  stream.write(Buffer.from("b\u001b\r\n"));
  stream.end(() => target.end());
  expect(await text(target)).toBe("a\\u001bb\u001b\r\n");
});
