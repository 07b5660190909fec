import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SECTION_SCHEMAS } from "#domain/content/index.ts";
import { embeddedHosts } from "./embedded-hosts.server.ts";
import { Sections } from "./sections.tsx";
import { toStaticView, type StaticSection } from "./static-view.examples.ts";

const HOSTS = { embeds: ["www.youtube-nocookie.com", "avis.example.com"], media: ["media.example.com"] };
const IMAGE = { src: "/media/workshop-car-on-lift.webp", alt: "Un SUV bleu sur le pont" };

const viewOf = (section: { readonly component: StaticSection["component"] }) =>
  toStaticView(SECTION_SCHEMAS[section.component].parse(section), HOSTS);

const rendered = (section: Parameters<typeof viewOf>[0] & object): string =>
  renderToStaticMarkup(<Sections views={[viewOf(section)]} />);

const section = (component: StaticSection["component"], fields: object) => ({ component, ...fields });

test("renders an image with its caption and anchor", () => {
  const html = rendered(section("image", { anchor: "atelier", image: IMAGE, caption: "Le pont", width: "full" }));
  expect(html).toMatch(/<section id="atelier"[^>]*><figure class="picture-full">/);
  expect(html).toMatch(/alt="Un SUV bleu sur le pont".*<figcaption[^>]*>Le pont</);
});

test("links each gallery picture to its original", () => {
  const html = rendered(section("image_gallery", { images: [{ image: IMAGE }, { image: IMAGE, caption: "Deux" }] }));
  expect(html.match(/<a href="\/media\/workshop-car-on-lift\.webp"/g)).toHaveLength(2);
  expect(html.match(/<figcaption/g)).toHaveLength(1);
});

test("renders the present parts of grid items only", () => {
  const items = [{ title: "Un", link: { label: "Voir", link: "/stock" } }, { image: IMAGE }];
  const html = rendered(section("grid", { columns: 2, items }));
  expect(html).toContain('class="grid-items grid-2"');
  expect(html.match(/<h3/g)).toHaveLength(1);
  expect(html.match(/<img/g)).toHaveLength(1);
});

test("is focusable and hides its buttons without scripts", () => {
  const html = rendered(section("slider", { title: "Sorties", items: [{ image: IMAGE }, { image: IMAGE }] }));
  expect(html).toMatch(/<ul class="slides" tabindex="0" aria-label="Sorties">/);
  expect(html).toMatch(/class="slide-tools with-script no-print"/);
});

test("names the author of a quote", () => {
  const html = rendered(section("quote", { text: "Franc et clair.", author: "Une cliente", role: "Diekirch" }));
  expect(html).toMatch(
    /<figure[^>]*><div><blockquote>Franc et clair\.<\/blockquote><figcaption>.*Une cliente.*Diekirch/,
  );
});

test("names the table, its columns and its rows", () => {
  const html = rendered(
    section("table", {
      caption: "Prix",
      head: ["Forfait", "SUV"],
      rows: [["Vidange", "189 €"]],
      note: "TVA comprise.",
    }),
  );
  expect(html).toContain("<caption><span>Prix</span></caption>");
  expect(html.match(/<th scope="col">/g)).toHaveLength(2);
  expect(html).toMatch(/<th scope="row">Vidange<\/th><td class="figures">189\u00a0€<\/td>/);
  expect(() => viewOf(section("table", { caption: "Prix", head: ["a", "b"], rows: [["x"]] }))).toThrow(/every row/);
});

test("displays type, size and host of a download if known", () => {
  const html = rendered(
    section("downloads", {
      items: [
        { title: "Garantie", url: "/media/garantie.pdf", bytes: "348000" },
        { title: "Accessoires", url: "https://media.example.com/a.PDF?v=2", bytes: 12_400_000 },
        { title: "Contact", url: "/contact" },
      ],
    }),
  );
  expect(html).toContain("PDF, 348\u00a0ko");
  expect(html).toContain("PDF, 12,4\u00a0Mo</span> <span>sur media.example.com</span>");
  expect(html).toMatch(/href="https:\/\/media[^"]*" rel="noopener external"/);
  expect(html).toMatch(/Contact<\/a><\/div><\/li>/);
});

test("uses the name as alternative text, or as text without an image", () => {
  const items = [
    { name: "Our", image: IMAGE },
    { name: "Sûre", link: "/business-lease" },
  ];
  const html = rendered(section("logos", { items }));
  expect(html).toContain('alt="Our"');
  expect(html).toMatch(/<a href="\/business-lease"><span class="logo-name">Sûre/);
});

const IFRAME = { title: "Avis", src: "https://avis.example.com/alzette" };

test.each(["iframe", "reviews", "recruiting"] as const)(
  "%s: loads nothing before consent and names the contacted host",
  (component) => {
    const html = rendered(section(component, IFRAME));
    expect(html).not.toContain("<iframe");
    expect(html).toMatch(/En l’affichant, votre navigateur contacte ce site/);
    expect(html).toMatch(/<button[^>]*with-script/);
    expect(html).toMatch(/<a href="https:\/\/avis\.example\.com\/alzette"[^>]*>Ouvrir sur avis\.example\.com</);
  },
);

test("renders only a link for a host the settings do not allow", () => {
  const view = viewOf(section("iframe", { title: "Plan", src: "https://plans.example.org/x" }));
  expect(renderToStaticMarkup(<Sections views={[view]} />)).not.toContain("<button");
  expect(embeddedHosts([view])).toEqual({ frames: new Set(), media: new Set() });
});

const FILM = { title: "En hiver", poster: IMAGE };

test("plays a video of the site natively with captions", () => {
  const html = rendered(section("video", { ...FILM, src: "/media/hiver.mp4", captions: "/media/hiver.vtt" }));
  expect(html).toMatch(/<video src="\/media\/hiver\.mp4" poster="[^"]+" controls="" playsInline="" preload="none"/);
  expect(html).toMatch(/<track kind="captions" src="\/media\/hiver\.vtt" srcLang="fr"/i);
});

test("displays the poster of a hosted video and loads the cookieless player on click", () => {
  const view = viewOf(section("video", { ...FILM, src: "https://youtu.be/abcdefghijk" }));
  const html = renderToStaticMarkup(<Sections views={[view]} />);
  expect(html).not.toContain("<iframe");
  expect(html).toContain("www.youtube-nocookie.com");
  expect(html).toContain("Ouvrir sur youtu.be");
  expect(embeddedHosts([view])).toEqual({ frames: new Set(["www.youtube-nocookie.com"]), media: new Set() });
});

test("allows media hosts of its own sections that the settings name", () => {
  const films = ["https://media.example.com/a.mp4", "https://elsewhere.example.com/b.mp4", "/media/c.webm"];
  const views = films.map((src) => viewOf(section("video", { ...FILM, src })));
  expect(embeddedHosts(views)).toEqual({ frames: new Set(), media: new Set(["media.example.com"]) });
});
