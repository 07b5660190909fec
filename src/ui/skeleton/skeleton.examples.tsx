import type { Examples } from "../examples.ts";
import { Skeleton } from "./skeleton.tsx";

export const skeletonExamples: Examples = {
  component: "Skeleton",
  about: "Stands in for a part, in its size, so that nothing jumps when it comes.",
  examples: [
    {
      name: "formes",
      render: () => (
        <div className="example-narrow">
          <Skeleton shape="picture" />
          <Skeleton shape="title" />
          <Skeleton shape="line" />
          <Skeleton shape="short-line" />
          <Skeleton shape="price" />
        </div>
      ),
    },
  ],
};
