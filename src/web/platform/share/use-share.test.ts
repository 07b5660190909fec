import { expect, test } from "vitest";
import { mailHref, whatsAppHref } from "./share.tsx";

const shared = { url: "https://alzette.example/stock/comparer?ids=1.2", title: "Škoda Octavia & Kia\u00a0Niro +" };

test("encodes title and URL in a mailto link", () => {
  const params = new URLSearchParams(mailHref(shared).slice("mailto:?".length));
  expect(params.get("subject")).toBe(shared.title);
  expect(params.get("body")).toBe(`${shared.title}\n${shared.url}`);
  expect([...params.keys()]).toEqual(["subject", "body"]);
});

test("encodes title and URL as one text for the messenger", () => {
  const url = new URL(whatsAppHref(shared));
  expect(url.host).toBe("wa.me");
  expect([...url.searchParams]).toEqual([["text", `${shared.title} ${shared.url}`]]);
});
