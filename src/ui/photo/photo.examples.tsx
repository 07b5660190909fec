import type { Examples } from "../examples.ts";
import { Photo } from "./photo.tsx";

const source = {
  src: "/studio/2/suv-front-960.webp",
  srcSet: "/studio/2/suv-front-480.webp 480w, /studio/2/suv-front-960.webp 960w",
  width: 960,
  height: 640,
};

export const photoExamples: Examples = {
  component: "Photo",
  about: "A picture in several sizes, which keeps its place before it is there.",
  examples: [
    { name: "normale", render: () => <Photo source={source} alt="Un SUV dans le studio" sizes="400px" /> },
    {
      name: "en chemin",
      render: () => <Photo source={{ src: "data:,", width: 480, height: 320 }} alt="" sizes="400px" />,
    },
  ],
};
