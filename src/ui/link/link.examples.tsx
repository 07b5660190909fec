import type { Examples } from "../examples.ts";
import { Link } from "./link.tsx";

export const linkExamples: Examples = {
  component: "Link",
  about: "In running text it is underlined; in a list of links the underline comes with the pointer.",
  examples: [
    {
      name: "dans une phrase",
      render: () => (
        <p>
          Retrouvez les horaires de nos <Link href="#concessions">quatre concessions</Link>.
        </p>
      ),
    },
    {
      name: "dans une liste",
      render: () => (
        <Link href="#stock" quiet>
          Voitures d’occasion
        </Link>
      ),
    },
  ],
};
