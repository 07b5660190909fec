import { expect, test } from "vitest";
import { deadLetterMail, importMail, purgeHoldMail, sourceMail } from "./staff-mails.ts";
import { MAIL_LOOK } from "../../../../../tests/builders/mail-look.ts";

const AT = "2026-11-27T17:15:00.000Z";

type Site = { readonly group: string; readonly url: string };

const counts = { rows: 20, refused: 2, held: 3 } as Parameters<typeof importMail>[0]["counts"];

const anImport = { feed: "nord", counts, finished_at: AT, shared_vins: [] } as const;

const shared_vins = [
  {
    vin: "WF0EXXGCHE1A00017",
    sources: [
      { feed: "nord", key: "N1", price_cents: 1_990_000 },
      { feed: "sud", key: "S9", price_cents: 1_890_000 },
    ],
  },
];

/** Every email that only the staff get, without the technical message of its cause. */
const MAILS: Readonly<Record<string, (site: Site) => { subject: string; text: string; html: string }>> = {
  "dead letters": (site) =>
    deadLetterMail(MAIL_LOOK)(
      [
        {
          reference: "V7K3-2QFM",
          channel: "mail",
          purpose: "dealership",
          attempts: 9,
          parked_at: AT,
          last_error: null,
        },
      ],
      2,
      site,
    ),
  "a quarantined import": (site) =>
    importMail({ ...anImport, status: "quarantined", reason: "…" }, { ...site, look: MAIL_LOOK }),
  "a failed import": (site) => importMail({ ...anImport, status: "failed", reason: "…" }, { ...site, look: MAIL_LOOK }),
  "held prices": (site) => importMail({ ...anImport, status: "imported", reason: null }, { ...site, look: MAIL_LOOK }),
  "vehicles of two feeds": (site) =>
    importMail(
      { ...anImport, status: "imported", reason: null, counts: { ...counts, held: 0, shared: 1 }, shared_vins },
      { ...site, look: MAIL_LOOK },
    ),
  "a waiting purge": (site) =>
    purgeHoldMail(MAIL_LOOK)({ text: "…", command: "./vitrine leads purge --confirm" }, site),
  "a feed that fails": (site) => sourceMail(MAIL_LOOK)({ source: "the stock feed nord", reason: "…", since: AT }, site),
  "a content service that fails": (site) =>
    sourceMail(MAIL_LOOK)({ source: "the content service", reason: "…", since: AT }, site),
};

const GROUP = "Garage Dupont";

const ENGLISH = /\b(?:the|is|was|were|and|of|not|on|given|up|reason|when|what|since|read|held|more|by)\b/i;

test.each(Object.keys(MAILS))("%s: in French, with the public address of the site", (name) => {
  const { subject, text, html } = MAILS[name]!({ group: GROUP, url: "https://www.garage-dupont.lu" });
  expect(html).toContain('<html lang="fr">');
  expect(`${subject}\n${text}`.replaceAll(/^\.\/vitrine .*|.*\.\/vitrine .*$/gm, "")).not.toMatch(ENGLISH);
  expect(text).toContain("le site https://www.garage-dupont.lu");
});

test.each(["http://localhost:3000", "http://127.0.0.1:8080", "https://www.alzette.example"])(
  "no email names an address that is not the site's: %s",
  (url) => {
    for (const render of Object.values(MAILS)) {
      const { subject, text, html } = render({ group: GROUP, url });
      expect(subject + text + html).not.toMatch(/localhost|127\.0\.0\.1|\.example/);
    }
  },
);
