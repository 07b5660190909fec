/** Images as an editor enters them. */
export const EXAMPLE_IMAGES = {
  lift: { src: "/media/workshop-car-on-lift.webp", alt: "Un SUV bleu sur le pont élévateur" },
  wheel: { src: "/media/tyres-wheel-close-up.webp", alt: "La roue avant d’un SUV vert, vue de près" },
  road: { src: "/media/open-road-convertible.webp", alt: "Un cabriolet sur une route de campagne" },
  night: { src: "/media/showroom-night.webp", alt: "Un coupé argenté seul dans la salle d’exposition" },
  yard: { src: "/media/used-cars-yard.webp", alt: "Des rangées d’occasions dans la cour" },
  team: { src: "/media/team-in-showroom.webp", alt: "Cinq personnes de l’équipe devant les voitures" },
} as const;
