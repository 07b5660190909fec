import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Share } from "./share.tsx";

const html = renderToStaticMarkup(
  <Share id="partager" page={{ url: "https://alzette.example/stock/1", title: "Opel Corsa" }} />,
);

test("opens the popover and offers plain links without scripts", () => {
  expect(html).toMatch(/<button[^>]*popoverTarget="partager"/i);
  expect(html).toMatch(/href="mailto:\?subject=Opel%20Corsa/);
  expect(html).toMatch(/href="https:\/\/wa\.me\/\?text=Opel%20Corsa/);
  expect(html).toMatch(/<li class="with-script">.*Copier le lien/);
  expect(html).not.toContain("Autre application");
});
