import { expect, test } from "vitest";
import { consentSignals, readConsentCookie, sourcesOf, writeConsentCookie, type ThirdParty } from "./index.ts";

const saved = (decisions: Parameters<typeof consentSignals>[0]): string =>
  writeConsentCookie({ version: 2, months: 6, decisions, secure: false });

test.each([{}, { measurement: false }, { measurement: true, services: false, media: true }])(
  "reads the decisions %j that it has written",
  (decisions) => {
    const [pair = ""] = saved(decisions).split(";");
    expect(readConsentCookie(`langue=fr; ${pair}`, 2)).toEqual(decisions);
  },
);

test("keeps a choice for six months of thirty days, for this host alone", () => {
  expect(saved({ services: true })).toBe("consentement=2.services-yes; Path=/; Max-Age=15552000; SameSite=Lax");
  expect(writeConsentCookie({ version: 1, months: 6, decisions: {}, secure: true })).toMatch(
    /^__Host-consentement=1; .*; Secure$/,
  );
});

test.each(["", "consentement=", "consentement=3.services-yes", "consentement=2.SERVICES-yes.services-maybe.x-yes"])(
  "an invalid or older cookie decides nothing: %j",
  (cookies) => {
    expect(readConsentCookie(cookies, 2)).toEqual({});
  },
);

test("grants the signals of the accepted purposes, never those of advertising", () => {
  const every = consentSignals({ measurement: true, services: true, media: true });
  expect(every).toEqual({
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "granted",
    functionality_storage: "granted",
    personalization_storage: "granted",
  });
  expect(Object.values(consentSignals({ services: false }))).not.toContain("granted");
});

test("lists the sources of a directive once", () => {
  const party: ThirdParty = {
    purpose: "services",
    host: "chat.example",
    isAutomatic: true,
    sources: { "script-src": ["https://b.example", "https://a.example"] },
  };
  expect(sourcesOf([party, party], "script-src")).toEqual(["https://a.example", "https://b.example"]);
  expect(sourcesOf([party], "img-src")).toEqual([]);
});
