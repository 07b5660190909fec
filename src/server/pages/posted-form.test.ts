import { expect, test, vi } from "vitest";
import { readPostedForm } from "./post-renderer.ts";

const VALID = "valid.token_-1";

const isValid = (token: string): boolean => token === VALID;

type Body = string | FormData | ReadableStream<Uint8Array>;

const aRequest = (body: Body, type?: string): Request =>
  new Request("https://site.example/contact", {
    method: "POST",
    headers: type === undefined ? {} : { "content-type": type },
    body,
    duplex: "half",
  } as RequestInit);

const URL_ENCODED = "application/x-www-form-urlencoded";

/** A body that arrives in these pieces; the rest is awaited before it ends. */
const inPieces = (pieces: readonly string[], rest: Promise<string | Error> = Promise.resolve("")) => {
  const left = [...pieces];
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = left.shift();
        if (piece !== undefined) return controller.enqueue(Buffer.from(piece));
        const last = await rest;
        if (last instanceof Error) return controller.error(last);
        if (last !== "") controller.enqueue(Buffer.from(last));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
};

const aForm = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

test.each<[string, Body]>([
  ["at the beginning", `formulaire=${VALID}&email=a`],
  ["at the end", `email=a&formulaire=${VALID}`],
  ["in pieces", inPieces(["formu", `laire=valid.to`, "ken_-1&email=a"])],
])("finds a valid token %s, and passes on the whole body", async (_, body) => {
  const text = typeof body === "string" ? body : `formulaire=${VALID}&email=a`;
  const posted = await readPostedForm(aRequest(body, URL_ENCODED), isValid);
  expect(posted.type).toBe("valid");
  expect("request" in posted && (await posted.request.text())).toBe(text);
});

test("finds a valid token in parts, and passes on the whole body", async () => {
  const posted = await readPostedForm(aRequest(aForm({ formulaire: VALID, message: "é".repeat(90_000) })), isValid);
  expect(posted.type).toBe("valid");
  const form = "request" in posted ? await posted.request.formData() : new FormData();
  expect(form.get("message")).toBe("é".repeat(90_000));
});

test("does not wait for the rest of a body with a valid token", async () => {
  const rest = Promise.withResolvers<string>();
  const body = inPieces([`formulaire=${VALID}&message=${"a".repeat(600)}`], rest.promise);
  const posted = await readPostedForm(aRequest(body, URL_ENCODED), isValid);
  expect(posted.type).toBe("valid");
  rest.resolve("&more=1");
  expect("request" in posted && (await posted.request.text())).toMatch(/^formulaire=.*a&more=1$/);
});

test.each<[string, Body]>([
  ["forged", "formulaire=forged.token&email=a"],
  ["a part of a valid one", `formulaire=${VALID.slice(0, -1)}&email=a`],
  ["missing", "email=a"],
  ["in a field of another name", `autre_formulaire=${VALID}`],
  ["in the words of a field", `message=formulaire%3D${VALID}`],
])("passes on the body of a form whose token is %s", async (_, body) => {
  const posted = await readPostedForm(aRequest(body, URL_ENCODED), isValid);
  expect(posted.type).toBe("unknown");
  expect("request" in posted && (await posted.request.text())).toBe(body);
});

test("passes on a request without a body", async () => {
  const request = new Request("https://site.example/contact", { method: "POST" });
  expect(await readPostedForm(request, isValid)).toEqual({ type: "unknown", request });
});

test("refuses a form without a valid token that is longer than texts", async () => {
  expect(await readPostedForm(aRequest(`message=${"a".repeat(70_000)}`, URL_ENCODED), isValid)).toEqual({
    type: "tooLarge",
  });
});

test("refuses a form that breaks off before its token", async () => {
  const body = inPieces(["message=a"], Promise.resolve(new Error("the connection is gone")));
  expect(await readPostedForm(aRequest(body, URL_ENCODED), isValid)).toEqual({ type: "brokenOff" });
});

test("refuses a form whose token does not arrive in time", async () => {
  vi.useFakeTimers();
  try {
    const posted = readPostedForm(
      aRequest(inPieces(["message=a"], new Promise(() => undefined)), URL_ENCODED),
      isValid,
    );
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await posted).toEqual({ type: "tooSlow" });
  } finally {
    vi.useRealTimers();
  }
});

test("looks for the token of a body that comes byte by byte a few times only", async () => {
  const looks = vi.fn<typeof isValid>(isValid);
  const bytes = Array.from({ length: 20_000 }, () => "a");
  await readPostedForm(aRequest(inPieces(bytes), URL_ENCODED), looks);
  expect(looks.mock.calls.length).toBeLessThan(10);
});
