import { expect, it } from "vitest";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import type { AlertEmailContext } from "#application/alerts/ports.ts";
import { PUMA_SUBJECT } from "../../../../../tests/builders/puma-subject.ts";
import { LEAD_WITH_BOOKING, readBody, readHeader, sendLeadMail } from "../../../../../tests/fakes/sent-mail.ts";
import { hasWrongSpace } from "../../../../../tests/french-spaces.ts";
import { MAIL_LOOK } from "../../../../../tests/builders/mail-look.ts";
import { alertEmailTemplates } from "./alert-mail.ts";

const emails = alertEmailTemplates(MAIL_LOOK);

const lead = {
  ...LEAD_WITH_BOOKING,
  subject: { ...PUMA_SUBJECT, title: "MG ZS", trim: "Comfort 64 kWh 204" },
  fields: { ...LEAD_WITH_BOOKING.fields, message: "Est-elle libre\u00a0?" },
};

it.each(Object.keys(LEAD_KINDS))(
  "both mails about a lead of the kind %s keep units and signs on their line",
  async (kind) => {
    for (const purpose of ["confirmation", "dealership"] as const) {
      const mail = await sendLeadMail(purpose, { ...lead, kind });
      const texts = [readHeader(mail, "subject") ?? "", readBody(mail, "text/plain"), readBody(mail, "text/html")];
      expect(texts[1]).toContain("MG ZS Comfort 64\u00a0kWh 204");
      expect(texts.flatMap((text) => text.split("\n")).filter(hasWrongSpace)).toEqual([]);
    }
  },
);

it("mails about appointments keep units and signs on their line", async () => {
  const booking = { ...LEAD_WITH_BOOKING.booking!, price_cents: 21_900 };
  const cancelled = { ...booking, changes: 1, cancelled_at: "2026-11-22T10:00:00.000Z" };
  for (const purpose of ["visitor_update", "dealership_update", "reminder", "closure"] as const) {
    for (const one of purpose.endsWith("update") ? [booking, cancelled] : [booking]) {
      const mail = await sendLeadMail(purpose, { ...lead, booking: one });
      const texts = [readHeader(mail, "subject") ?? "", readBody(mail, "text/plain"), readBody(mail, "text/html")];
      expect(texts.flatMap((text) => text.split("\n")).filter(hasWrongSpace)).toEqual([]);
    }
  }
});

it("mails of alerts keep units and signs on their line", () => {
  const about: AlertEmailContext = {
    alert: {
      name: "MG, Prix\u00a0: jusqu’à 20\u202f000\u00a0€",
      criteria: { kind: "search_alert", query: "brand=mg" },
    },
    group: "Alzette Automobiles",
    stopHref: "https://www.alzette.example/alertes/arreter?cle=a.b",
  };
  const vehicles = [
    {
      title: "MG ZS Comfort 64\u00a0kWh 204",
      href: "https://www.alzette.example/stock/1",
      summary: "2025, 12\u202f000\u00a0km, Électrique",
      price: "24\u202f990\u00a0€\u00a0TTC",
      note: "Prix en baisse de 1\u202f000\u00a0€",
    },
  ];
  const { confirm, active, news, sold } = emails;
  const mails = [
    confirm({ ...about, confirmHref: "https://www.alzette.example/alertes/confirmer?cle=c.d" }),
    active(about),
    news({ ...about, vehicles, total: 11, allHref: "https://www.alzette.example/stock?brand=mg" }),
    sold({ ...about, similar: vehicles, stockHref: "https://www.alzette.example/stock" }),
  ];
  const lines = mails.flatMap(({ subject, text, html }) => [subject, ...`${text}\n${html}`.split("\n")]);
  expect(lines.filter(hasWrongSpace)).toEqual([]);
});
