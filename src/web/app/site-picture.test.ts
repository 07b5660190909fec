import { expect, test } from "vitest";
import type { SiteServices } from "#application/site/index.ts";
import type { Story } from "#domain/content/index.ts";
import { sitePicture } from "./site-picture.server.ts";

const servicesWith = (home: object | null): SiteServices =>
  ({
    content: { story: async () => home as Story | null },
    siteUrl: "https://www.group.example",
    settings: { group: { name: "Groupe" } },
  }) as unknown as SiteServices;

const homeWith = (src: string) => ({ article: null, sections: [{ image: { src, alt: "Le hall" } }] });

test("the picture of the home page is found once for as long as the page is the same", async () => {
  const services = servicesWith(homeWith("/media/a.webp"));
  const picture = await sitePicture(services);
  expect(picture).toMatchObject({ url: expect.stringContaining("/media/a.webp/"), alt: "Le hall" });
  expect(await sitePicture(services)).toBe(picture);
  expect((await sitePicture(servicesWith(homeWith("/media/b.webp")))).url).toContain("/media/b.webp/");
});

test.each([null, { article: null, sections: [] }])(
  "without a picture of the home page %j it is a car",
  async (home) => {
    const { url, alt } = await sitePicture(servicesWith(home));
    expect(url).toMatch(/^https:\/\/www\.group\.example\/studio\/\d+\/suv-front-blue\.jpg$/);
    expect(alt).toBe("Groupe");
  },
);
