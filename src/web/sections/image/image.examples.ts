import { SECTION_SCHEMAS, type SectionOf } from "#domain/content/index.ts";

export const exampleWideImage: SectionOf<"image"> = SECTION_SCHEMAS.image.parse({
  component: "image",
  image: { src: "/media/open-road-convertible.webp", alt: "Un cabriolet sur une route de campagne" },
  caption: "La route de Vianden, un dimanche de mai.",
  width: "wide",
});

export const exampleFullImage: SectionOf<"image"> = SECTION_SCHEMAS.image.parse({
  component: "image",
  image: { src: "/media/showroom-night.webp", alt: "Un coupé argenté seul dans la salle d’exposition" },
  width: "full",
  caption: "La salle d’exposition d’Exempleville, le soir.",
});
