import type { Examples } from "../examples.ts";
import * as icons from "./icons.tsx";

export const iconExamples: Examples = {
  component: "Icon",
  about: "Drawn on 20 units with a line of 1.5, from one cached sprite, in the colour of the words beside it.",
  examples: [
    {
      name: "toutes",
      render: () => (
        <ul className="cluster">
          {Object.entries(icons).map(([name, Icon]) => (
            <li key={name} className="example-icon text-xs text-soft">
              <Icon />
              {name}
            </li>
          ))}
        </ul>
      ),
    },
  ],
};
