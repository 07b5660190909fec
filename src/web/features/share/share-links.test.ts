import { expect, test } from "vitest";
import { mailHref, whatsAppHref } from "./share-links.ts";

const shared = { url: "https://alzette.example/stock/comparer?ids=1.2", title: "Škoda Octavia & Kia\u00a0Niro +" };

test("a mail carries title and address, and no title breaks out of its part", () => {
  const params = new URLSearchParams(mailHref(shared).slice("mailto:?".length));
  expect(params.get("subject")).toBe(shared.title);
  expect(params.get("body")).toBe(`${shared.title}\n${shared.url}`);
  expect([...params.keys()]).toEqual(["subject", "body"]);
});

test("the messenger is given one text", () => {
  const url = new URL(whatsAppHref(shared));
  expect(url.host).toBe("wa.me");
  expect([...url.searchParams]).toEqual([["text", `${shared.title} ${shared.url}`]]);
});
