// A site with every kind of other site that a page may contact after an answer.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Site, startSite } from "./sites/site.ts";

/** Every other site that a page may contact after an answer. */
export const HOSTS = {
  tagManager: "www.googletagmanager.com",
  tags: "stats.example",
  chatScript: "cdn.chat.example",
  chat: "api.chat.example",
  appointments: "rendez-vous.example",
  reviews: "avis.example",
  recruiting: "emplois.example",
  plans: "plans.example",
  tiles: "tuiles.example",
} as const;

const PAGE = `name: "Tiers"
title: "Tiers"
updated_at: "2026-11-16T08:00:00Z"
sections:
  - component: call_to_action
    title: "Rendez-vous"
    buttons:
      - { label: "Réserver", plugins: [{ type: appointment, make: Ford, location: bertrange, product_category: pneus }] }
  - { component: reviews, title: "Avis", src: "https://${HOSTS.reviews}/liste", height: 300 }
  - { component: recruiting, title: "Emplois", src: "https://${HOSTS.recruiting}/liste", height: 300 }
  - { component: iframe, title: "Plan", src: "https://${HOSTS.plans}/plan", height: 300 }
  - { component: iframe, title: "Plan des services", src: "https://${HOSTS.plans}/services", height: 300, purpose: services }
  - { component: iframe, title: "Page du site", src: "/demo/reviews.html", height: 300 }
`;

/** Starts the site with all of these sites configured. */
export const startNamedSites = async (): Promise<Site> => {
  const contentDir = mkdtempSync(join(tmpdir(), "named-sites-"));
  cpSync("demo/group/content", contentDir, { recursive: true });
  writeFileSync(join(contentDir, "tiers.yaml"), PAGE);
  const site = await startSite({
    env: {
      CONTENT_DIR: contentDir,
      GTM_ID: "GTM-AB12",
      APPOINTMENT_EMBED_URL: `https://${HOSTS.appointments}/embed`,
      APPOINTMENT_APP: "alzette",
      APPOINTMENT_APP_CODE: "A-1",
      MAP_TILES_URL: `https://${HOSTS.tiles}/{z}/{x}/{y}.png`,
      MAP_TILES_ATTRIBUTION: "© Les cartographes",
    },
    settings: (text) =>
      text
        .replace(
          "chat: null",
          `chat: { script_url: "https://${HOSTS.chatScript}/widget.js", host: ${HOSTS.chat}, app_id: demonstration }`,
        )
        .replace("widgets: []", `widgets: [${HOSTS.reviews}, ${HOSTS.recruiting}]`)
        .replace("embeds: [", `embeds: [${HOSTS.plans}, `)
        .replace("tags: []", `tags: [${HOSTS.tags}]`),
  });
  return {
    ...site,
    dispose: async () => {
      await site.dispose();
      rmSync(contentDir, { recursive: true });
    },
  };
};

/** Scripts of these sites contact all that belongs to them, as far as the page's policy lets them. */
export const ANSWERS: Readonly<Record<string, string>> = {
  [HOSTS.tagManager]: `fetch("https://${HOSTS.tags}/collect", { mode: "no-cors" }).catch(() => 0)`,
  [HOSTS.chatScript]: `fetch("https://${HOSTS.chat}/start", { mode: "no-cors" }).catch(() => 0)`,
  [HOSTS.appointments]: "window.appointmentWidget = { open() {} }",
};
