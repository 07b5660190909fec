import { afterEach, describe, expect, it, vi } from "vitest";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { issueFormToken } from "#application/leads/submission/open-form.ts";
import { TOKEN_FIELD } from "../form-view.ts";
import type { LeadPostResult } from "./form-post.server.ts";
import {
  createFakeLeadServiceDependencies,
  type FakeLeadServiceDependencies,
} from "../../../../../tests/fakes/lead-service-dependencies.ts";
import {
  aFilledForm,
  LEAD_POST,
  MARIE,
  outcomeOf,
  replyOf,
  sendForm,
  handleLeadPost,
  type LeadPost,
} from "../../../../../tests/builders/lead-post.ts";

const APPLICATION: LeadPost = {
  ...LEAD_POST,
  kind: LEAD_KINDS.application,
  subjectKey: "",
  currentSubject: async () => null,
};

const LEA = { first_name: "Léa", last_name: "Kieffer", email: "lea@exemple.lu", department: "workshop", consent: "on" };

const MEGABYTE = 1_000_000;

const anApplicationToken = (deps: FakeLeadServiceDependencies): string => {
  const token = issueFormToken(deps, { kind: APPLICATION.kind, subject: null });
  deps.advanceSeconds(10);
  return token;
};

const apply = (
  deps: FakeLeadServiceDependencies,
  body: BodyInit,
  { headers = {}, client = "203.0.113.7" }: { headers?: Record<string, string>; client?: string } = {},
): Promise<LeadPostResult> =>
  handleLeadPost(
    new Request("https://x/carrieres", {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin", ...headers },
      body,
      duplex: "half",
    } as RequestInit),
    deps,
    { ...APPLICATION, client },
  );

const formData = (fields: Readonly<Record<string, string | File>>): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
};

const pdf = (bytes: number): File => new File([`%PDF-1.7\n${"a".repeat(bytes)}`], "cv.pdf");

/** Size of the response data as embedded in the page, in bytes. */
const answerBytes = (result: LeadPostResult): number => Buffer.byteLength(JSON.stringify(replyOf(result)));

const BOUNDARY = "----limits-of-a-form-0123456789";

const MULTIPART = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };

const textParts = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join("");

const fileHead = (field: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${field}.pdf"\r\n\r\n%PDF-1.7\n`;

const CONTENT = Buffer.alloc(4.9 * MEGABYTE, "a");

/** Bytes that each of 48 uploads sends before it stalls; together the budget of 256 MiB. */
const STALLED_BYTES = Math.floor((256 * 1024 * 1024) / 48);

/** An upload that stalls after its texts, one file and part of another. */
const aStalledUpload = (fields: Readonly<Record<string, string>>) => {
  const stalled = Promise.withResolvers<void>();
  const start = Buffer.from(textParts(fields) + fileHead("cv"));
  const next = Buffer.from(`\r\n${fileHead("letter")}`);
  const rest = CONTENT.subarray(0, STALLED_BYTES - start.length - CONTENT.length - next.length);
  const chunks: Uint8Array[] = [start, CONTENT, next, rest];
  let cancelled = false;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened;
    },
    // Called one last time after all chunks are read.
    pull(opened) {
      const chunk = chunks.shift();
      if (chunk) opened.enqueue(chunk);
      else stalled.resolve();
    },
    cancel() {
      cancelled = true;
    },
  });
  return {
    body,
    stalled: stalled.promise,
    isCancelled: () => cancelled,
    cutOff: () => controller?.error(new Error("cut off")),
  };
};

afterEach(() => {
  vi.useRealTimers();
});

describe("a form with hostile texts", () => {
  it("is answered in at most 64 KB, whatever the size of a text and its token", async () => {
    const deps = createFakeLeadServiceDependencies();
    const huge = "<".repeat(9.9 * MEGABYTE);
    const form = { "content-type": "application/x-www-form-urlencoded" };
    for (const token of ["forged", anApplicationToken(deps)]) {
      const fields = { [TOKEN_FIELD]: token, ...LEA };
      const multipart = await apply(deps, `${textParts({ ...fields, message: huge })}--${BOUNDARY}--\r\n`, {
        headers: MULTIPART,
      });
      expect(outcomeOf(multipart)).toEqual(["refused", 413]);
      expect(answerBytes(multipart)).toBeLessThan(64 * 1024);
      const urlencoded = await apply(deps, `${new URLSearchParams(fields)}&message=${huge}`, { headers: form });
      expect(outcomeOf(urlencoded)).toEqual(["refused", 413]);
      expect(answerBytes(urlencoded)).toBeLessThan(64 * 1024);
      expect(replyOf(urlencoded).values).toMatchObject({ first_name: "Léa" });
    }
  });

  it("checks the token before values and files", async () => {
    const deps = createFakeLeadServiceDependencies({
      inspectFile: () => Promise.reject(new Error("a file of a forged form was inspected")),
    });
    const result = await apply(deps, formData({ [TOKEN_FIELD]: "forged", ...LEA, email: "lea@", cv: pdf(10) }));
    expect(outcomeOf(result)).toEqual(["refused", 403]);
    expect(replyOf(result)).toMatchObject({ values: { first_name: "Léa", email: "lea@" }, errors: {} });
  });

  it("reads no file before the token", async () => {
    const deps = createFakeLeadServiceDependencies();
    const token = anApplicationToken(deps);
    const result = await apply(deps, formData({ ...LEA, cv: pdf(10), [TOKEN_FIELD]: token }));
    expect(Object.keys(replyOf(result).errors)).toEqual(["cv"]);
  });

  it("displays no text beyond the maximum length of its field", async () => {
    const deps = createFakeLeadServiceDependencies();
    const long = { first_name: "M".repeat(5000), message: "é\r\n".repeat(1500), preferred_contact: "x".repeat(900) };
    const { values, errors } = replyOf(await sendForm(deps, aFilledForm(deps, { ...MARIE, ...long })));
    expect(Object.keys(errors)).toEqual(["first_name", "preferred_contact", "message"]);
    const lengths = Object.fromEntries(Object.entries(values).map(([name, { length }]) => [name, length]));
    expect(lengths).toMatchObject({ first_name: 60, message: 2000, preferred_contact: 200 });
  });

  it("displays a text of the maximum length with its line breaks", async () => {
    const deps = createFakeLeadServiceDependencies();
    const message = "é\r\n".repeat(1000);
    const form = aFilledForm(deps, { ...MARIE, message, email: "marie@" });
    expect(replyOf(await sendForm(deps, form)).values["message"]).toBe(message);
  });

  it.each(["&", "a&", "a=1&", "%26="])("is refused with ten thousands of %j", async (field) => {
    const deps = createFakeLeadServiceDependencies();
    const many = field === "%26=" ? "a=&".repeat(15_000) : field.repeat(15_000);
    expect(outcomeOf(await sendForm(deps, many))).toEqual(["refused", 400]);
  });
});

describe("stalled uploads", () => {
  it("make no form of another client unavailable", async () => {
    const deps = createFakeLeadServiceDependencies();
    const uploads = Array.from({ length: 48 }, () =>
      aStalledUpload({ [TOKEN_FIELD]: anApplicationToken(deps), ...LEA }),
    );
    const posts = uploads.map(({ body }) => apply(deps, body, { headers: MULTIPART, client: "198.51.100.9" }));
    await Promise.all(uploads.map(({ stalled }) => stalled));

    const text = await sendForm(deps, aFilledForm(deps));
    const upload = await apply(
      deps,
      formData({ [TOKEN_FIELD]: anApplicationToken(deps), ...LEA, cv: pdf(4 * MEGABYTE) }),
    );
    const own = await handleLeadPost(
      new Request("https://x/", { method: "POST", body: new URLSearchParams(aFilledForm(deps)) }),
      deps,
      { ...LEAD_POST, client: "198.51.100.9" },
    );
    for (const { cutOff } of uploads) cutOff();
    await Promise.all(posts);
    expect([outcomeOf(text), outcomeOf(upload), outcomeOf(own)]).toEqual([["redirect"], ["redirect"], ["redirect"]]);
  });

  it("use up the share of their client, whose next upload keeps its texts", async () => {
    const deps = createFakeLeadServiceDependencies();
    const uploads = Array.from({ length: 7 }, () =>
      aStalledUpload({ [TOKEN_FIELD]: anApplicationToken(deps), ...LEA }),
    );
    const posts = uploads.map(({ body }) => apply(deps, body, { headers: MULTIPART }));
    await Promise.all(uploads.map(({ stalled }) => stalled));
    const [cv, letter] = [pdf(4.9 * MEGABYTE), pdf(4.9 * MEGABYTE)];
    const fields = { [TOKEN_FIELD]: anApplicationToken(deps), ...LEA, cv, letter, message: "Bonjour." };
    const busy = await apply(deps, formData(fields));
    expect(outcomeOf(busy)).toEqual(["unavailable", 503]);
    expect(busy).toMatchObject({ headers: { "Retry-After": "10" } });
    expect(replyOf(busy).values).toMatchObject({ ...LEA, message: "Bonjour." });
    expect(replyOf(busy).files).toBeUndefined();
    for (const { cutOff } of uploads) cutOff();
    await Promise.all(posts);
    expect(outcomeOf(await apply(deps, formData(fields)))).toEqual(["redirect"]);
  });

  it("end with an answer that keeps the texts", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
    const deps = createFakeLeadServiceDependencies();
    const upload = aStalledUpload({ [TOKEN_FIELD]: anApplicationToken(deps), ...LEA });
    const post = apply(deps, upload.body, { headers: MULTIPART });
    await upload.stalled;
    await vi.advanceTimersByTimeAsync(30_000);
    const result = await post;
    expect(outcomeOf(result)).toEqual(["refused", 408]);
    expect(result).toMatchObject({ headers: { Connection: "close" }, reply: { values: LEA, tone: "info" } });
    expect(replyOf(result).notice).toMatch(/^L’envoi s’est interrompu/);
    expect(upload.isCancelled()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
