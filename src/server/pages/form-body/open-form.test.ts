import { expect, test, vi } from "vitest";
import { openForm } from "./form-body.ts";

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

/** A form with these texts is opened, then read. */
const open = (request: Request, isIssued = isValid) =>
  openForm(request, "203.0.113.7", { isIssued, isLink: () => false });

type Opened = Awaited<ReturnType<typeof open>>;

const RULES = {
  texts: new Set(["formulaire", "email", "message", "more"]),
  files: new Map([["cv", 100_000]]),
  acceptsFiles: (texts: ReadonlyMap<string, string>) => isValid(texts.get("formulaire") ?? ""),
};

const read = (opened: Opened) => {
  if (!("read" in opened)) throw new Error(`the form is ${opened.type}`);
  return opened.read(RULES);
};

/** The texts of an opened form. */
const readTexts = async (opened: Opened) => {
  const { texts, problem } = await read(opened);
  expect(problem).toBeNull();
  return Object.fromEntries(texts);
};

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
])("finds a valid token %s, and reads all fields", async (_, body) => {
  const opened = await open(aRequest(body, URL_ENCODED));
  expect(opened.type).toBe("valid");
  expect(await readTexts(opened)).toEqual({ formulaire: VALID, email: "a" });
});

test("finds a valid token in parts, and reads what follows by the rules of the form", async () => {
  const form = aForm({ formulaire: VALID, unknown: "b".repeat(9_000), message: "é".repeat(20_000) });
  form.append("cv", new File(["c".repeat(90_000)], "cv.pdf"));
  const opened = await open(aRequest(form));
  expect(opened.type).toBe("valid");
  const { texts, files, problem } = await read(opened);
  expect([...texts]).toEqual([
    ["formulaire", VALID],
    ["message", "é".repeat(20_000)],
  ]);
  expect(Buffer.from(files.get("cv")?.bytes ?? []).toString()).toBe("c".repeat(90_000));
  expect(problem).toBeNull();
});

test("reads the same form however it is cut into chunks", async () => {
  const form = aForm({ early: "1", formulaire: VALID, message: "--\r\n--" });
  form.append("cv", new File(["%PDF"], "cv.pdf"));
  const sent = new Response(form);
  const type = sent.headers.get("content-type") ?? "";
  const bytes = Buffer.from(await sent.arrayBuffer()).toString("latin1");
  for (let size = 1; size < 40; size += 1) {
    const pieces = bytes.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
    const opened = await open(aRequest(inPieces(pieces), type));
    expect(opened.type).toBe("valid");
    const { texts, files, problem } = await read(opened);
    expect([...texts.keys(), ...files.keys(), problem]).toEqual(["formulaire", "message", "cv", null]);
    expect(texts.get("message")).toBe("--\r\n--");
    expect(Buffer.from(files.get("cv")?.bytes ?? []).toString()).toBe("%PDF");
  }
});

test("does not wait for the rest of a body with a valid token", async () => {
  const rest = Promise.withResolvers<string>();
  const body = inPieces([`formulaire=${VALID}&message=${"a".repeat(600)}`], rest.promise);
  const opened = await open(aRequest(body, URL_ENCODED));
  expect(opened.type).toBe("valid");
  rest.resolve("&more=1");
  expect(await readTexts(opened)).toEqual({ formulaire: VALID, message: "a".repeat(600), more: "1" });
});

test.each<[string, string, Readonly<Record<string, string>>]>([
  ["forged", "formulaire=forged.token&email=a", { formulaire: "forged.token", email: "a" }],
  ["a part of a valid one", `formulaire=${VALID.slice(0, -1)}&email=a`, { formulaire: "valid.token_-", email: "a" }],
  ["missing", "email=a", { email: "a" }],
  ["in a field of another name", `autre_formulaire=${VALID}`, {}],
  ["in the words of a field", `message=formulaire%3D${VALID}`, { message: `formulaire=${VALID}` }],
])("reads a form whose token is %s", async (_, body, texts) => {
  const opened = await open(aRequest(body, URL_ENCODED));
  expect(opened.type).toBe("unknown");
  expect(await readTexts(opened)).toEqual(texts);
});

test("keeps no file of a form whose token is forged", async () => {
  const form = aForm({ formulaire: "forged.token", email: "a" });
  form.append("cv", new File(["%PDF"], "cv.pdf"));
  const opened = await open(aRequest(form));
  const { texts, files } = await read(opened);
  expect([opened.type, texts.get("email"), files.size]).toEqual(["unknown", "a", 0]);
});

test("reads no body as a form without fields", async () => {
  const opened = await open(new Request("https://site.example/contact", { method: "POST" }));
  expect(opened.type).toBe("unknown");
  expect((await read(opened)).texts.size).toBe(0);
});

test("refuses a form without a valid token that is longer than texts", async () => {
  expect(await open(aRequest(`message=${"a".repeat(70_000)}`, URL_ENCODED))).toEqual({
    type: "tooLarge",
  });
});

test("refuses a form that breaks off before its token", async () => {
  const body = inPieces(["message=a"], Promise.resolve(new Error("the connection is gone")));
  expect(await open(aRequest(body, URL_ENCODED))).toEqual({ type: "brokenOff" });
});

test("refuses a form whose token does not arrive in time", async () => {
  vi.useFakeTimers();
  try {
    const posted = open(aRequest(inPieces(["message=a"], new Promise(() => undefined)), URL_ENCODED));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await posted).toEqual({ type: "tooSlow" });
  } finally {
    vi.useRealTimers();
  }
});

test("checks the token once", async () => {
  const check = vi.fn<typeof isValid>(isValid);
  const opened = await open(aRequest(inPieces("formulaire=forged&email=a&message=b".split("")), URL_ENCODED), check);
  await readTexts(opened);
  expect(check.mock.calls).toEqual([["forged"]]);
});

test("gives nothing back of a form with too many fields", async () => {
  const opened = await open(aRequest(`formulaire=${VALID}&email=a${"&more=1".repeat(100)}`, URL_ENCODED));
  const { texts, problem } = await read(opened);
  expect([opened.type, texts.size, problem]).toEqual(["unknown", 0, "unreadable"]);
});

test("counts what was read before the rules were known among the memory of a client", async () => {
  const rest = Promise.withResolvers<string>();
  const aLongForm = () =>
    aRequest(inPieces([`formulaire=${VALID}&message=${"a".repeat(60_000)}&more=`], rest.promise), URL_ENCODED);
  const opened = await Promise.all(Array.from({ length: 40 }, () => open(aLongForm())));
  const reads = opened.map(read);
  rest.resolve("1");
  const problems = (await Promise.all(reads)).map(({ problem }) => problem);
  expect(problems.filter((problem) => problem === null)).toHaveLength(34);
  expect(problems.filter((problem) => problem === "busy")).toHaveLength(6);
});
