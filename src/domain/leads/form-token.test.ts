import { describe, expect, it } from "vitest";
import { checkFormToken, FORM_TTL_MS, newFormToken, renewFormToken, sealFormToken } from "./form-token.ts";
import type { VehicleSubject } from "./lead.ts";
import type { Seal } from "./ports.ts";

const seal: Seal = {
  seal: (text) => `ok.${text}`,
  open: (sealed) => (sealed.startsWith("ok.") ? sealed.slice(3) : null),
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
const token = newFormToken({ kind: "interest", subject }, rendered, () => "key-1");
const sealed = sealFormToken(seal, token);
const wanted = { kind: "interest", subject: "vehicle:12", now: later(60), minFillSeconds: 5 };

describe("a form's token", () => {
  it("is accepted for what it was rendered for", () => {
    expect(checkFormToken(seal, sealed, wanted)).toEqual({ ok: true, value: token });
  });

  it.each([
    ["changed", sealed.slice(3), wanted],
    ["missing", "", wanted],
    ["of another kind", sealed, { ...wanted, kind: "contact" }],
    ["about another vehicle", sealed, { ...wanted, subject: "vehicle:13" }],
    ["sealed for another purpose", seal.seal('["thanks","interest","vehicle:12","k",1,2]'), wanted],
    ["no JSON at all", seal.seal("form"), wanted],
  ])("is forged when %s", (_, text, what) => {
    expect(checkFormToken(seal, text, what)).toEqual({ ok: false, error: { code: "forged" } });
  });

  it("is too young for five seconds and says how long to wait", () => {
    const early = checkFormToken(seal, sealed, { ...wanted, now: later(3.2) });
    expect(early).toEqual({ ok: false, error: { code: "too-soon", token, waitSeconds: 2 } });
    expect(checkFormToken(seal, sealed, { ...wanted, now: later(5) }).ok).toBe(true);
    expect(checkFormToken(seal, sealed, { ...wanted, now: rendered, minFillSeconds: 0 }).ok).toBe(true);
  });

  it("ends after half a day, and renewed keeps its key", () => {
    const now = later(FORM_TTL_MS / 1000 + 1);
    expect(checkFormToken(seal, sealed, { ...wanted, now })).toEqual({ ok: false, error: { code: "expired", token } });
    const renewed = sealFormToken(seal, renewFormToken(token, now));
    const checked = checkFormToken(seal, renewed, { ...wanted, now });
    expect(checked.ok && checked.value.idempotencyKey).toBe("key-1");
  });
});
