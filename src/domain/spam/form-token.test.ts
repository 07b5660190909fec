import { describe, expect, it } from "vitest";
import type { VehicleSubject } from "../leads/index.ts";
import { checkFormToken, FORM_TTL_MS, createFormToken, renewFormToken, signFormToken } from "./form-token.ts";
import type { Signer } from "../shared/index.ts";

const signer: Signer = {
  sign: (text) => `ok.${text}`,
  verify: (signed) => (signed.startsWith("ok.") ? signed.slice(3) : null),
};
const subject: VehicleSubject = {
  type: "vehicle",
  id: 12,
  slug: "12-1-ford-puma",
  title: "Ford Puma",
  trim: null,
  brand: "ford",
  stock_number: null,
  price: null,
  location: null,
};
const rendered = new Date("2026-11-21T10:00:00Z");
const later = (seconds: number): Date => new Date(rendered.getTime() + seconds * 1000);
const token = createFormToken({ kind: "interest", subject }, rendered, () => "key-1");
const signed = signFormToken(signer, token);
const expected = { kind: "interest", subject: "vehicle:12", now: later(60), minFillSeconds: 5 };

describe("checkFormToken", () => {
  it("accepts the kind and subject of the rendered form", () => {
    expect(checkFormToken(signer, signed, expected)).toEqual({ ok: true, value: token });
  });

  it.each([
    ["changed", signed.slice(3), expected],
    ["missing", "", expected],
    ["of another kind", signed, { ...expected, kind: "contact" }],
    ["about another vehicle", signed, { ...expected, subject: "vehicle:13" }],
    ["signed for another purpose", signer.sign('["thanks","interest","vehicle:12","k",1,2]'), expected],
    ["not JSON", signer.sign("form"), expected],
  ])("rejects a token that is %s", (_, text, expectation) => {
    expect(checkFormToken(signer, text, expectation)).toEqual({ ok: false, error: { code: "forged" } });
  });

  it("returns the seconds to wait before the minimum fill time", () => {
    const early = checkFormToken(signer, signed, { ...expected, now: later(3.2) });
    expect(early).toEqual({ ok: false, error: { code: "too-soon", token, waitSeconds: 2 } });
    expect(checkFormToken(signer, signed, { ...expected, now: later(5) }).ok).toBe(true);
    expect(checkFormToken(signer, signed, { ...expected, now: rendered, minFillSeconds: 0 }).ok).toBe(true);
  });

  it("does not wait for a form that was rendered before the clock was set back", () => {
    expect(checkFormToken(signer, signed, { ...expected, now: later(-2 * 3600) })).toEqual({ ok: true, value: token });
  });

  it("expires after 12 hours; a renewed token has the same key", () => {
    const now = later(FORM_TTL_MS / 1000 + 1);
    expect(checkFormToken(signer, signed, { ...expected, now })).toEqual({
      ok: false,
      error: { code: "expired", token },
    });
    const renewed = signFormToken(signer, renewFormToken(token, now));
    const checked = checkFormToken(signer, renewed, { ...expected, now });
    expect(checked.ok && checked.value.idempotencyKey).toBe("key-1");
  });
});
