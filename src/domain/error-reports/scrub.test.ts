import { expect, test } from "vitest";
import { parseDsn, scrubReport, scrubText } from "./index.ts";

test.each([
  ["GET https://www.example.lu/stock?q=Anaïs#form failed", "GET https://www.example.lu/stock failed"],
  ["no route for /alertes/confirmer?cle=SECRET", "no route for /alertes/confirmer"],
  ["anais.dhulst@mail.example.org was refused", "[email] was refused"],
  ["+352 621 123 456 and 621 12 34 56", "[phone] and [phone]"],
  ["from 203.0.113.7 and 2001:db8::1", "from [ip] and [ip]"],
  ["a?.b is undefined at 12:30", "a?.b is undefined at 12:30"],
  ["http://127.0.0.1/x", "http://[ip]/x"],
])("removes what names a person from %j", (text, expected) => {
  expect(scrubText(text)).toBe(expected);
});

test("removes persons, requests and quoted values, and leaves what finds the error", () => {
  const report = {
    event_id: "6ad4f3c1b2e84d0f9a7c5e1b2d3f4a5b",
    timestamp: 1_763_845_369.123,
    release: "vitrine-1.0.0+12345678",
    user: { email: "a@b.example" },
    request: { url: "https://x.example/contact?nom=Kieffer", headers: { Cookie: "a=b" }, cookies: "a=b" },
    exception: { values: [{ type: "Error", value: 'Key (name)=(Kieffer) and "Ma voiture tire" in "vehicles"' }] },
    spans: [{ data: { "url.query": "?a=b", "url.path": "/x", "client.address": "203.0.113.7" } }],
  };
  expect(scrubReport(report)).toEqual({
    event_id: report.event_id,
    timestamp: report.timestamp,
    release: report.release,
    request: { url: "https://x.example/contact" },
    exception: { values: [{ type: "Error", value: 'Key (name)=([value]) and "[text]" in "vehicles"' }] },
    spans: [{ data: { "url.path": "/x" } }],
  });
});

test("finds where a project receives its reports", () => {
  expect(parseDsn("https://abc@o1.ingest.example/base/42")).toEqual({
    dsn: "https://abc@o1.ingest.example/base/42",
    publicKey: "abc",
    envelopeUrl: "https://o1.ingest.example/base/api/42/envelope/?sentry_version=7&sentry_key=abc",
  });
  for (const dsn of [
    "",
    "abc",
    "https://o1.ingest.example/42",
    "https://abc:secret@x.example/42",
    "https://abc@x.example/",
  ])
    expect(parseDsn(dsn)).toBeNull();
});
