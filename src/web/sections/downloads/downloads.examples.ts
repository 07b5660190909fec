import { SECTION_SCHEMAS } from "#domain/content/index.ts";
import { toDownloadsView, type DownloadsView } from "./downloads-view.ts";

export const exampleDownloads: DownloadsView = toDownloadsView(
  SECTION_SCHEMAS.downloads.parse({
    component: "downloads",
    title: "À télécharger",
    items: [
      {
        title: "Conditions de garantie",
        url: "/media/garantie.pdf",
        bytes: 348_000,
        description: "Version de novembre 2026",
      },
      { title: "Catalogue des accessoires", url: "https://media.example.com/accessoires.pdf", bytes: 12_400_000 },
    ],
  }),
);
