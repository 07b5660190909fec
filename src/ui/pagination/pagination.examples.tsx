import type { Examples } from "../examples.ts";
import { Pagination } from "./pagination.tsx";

const labels = {
  label: "Pages",
  previous: "Page précédente",
  next: "Page suivante",
  page: (page: number) => `Page ${page}`,
};

export const paginationExamples: Examples = {
  component: "Pagination",
  about: "With numbers, so that a page can be found again and shared.",
  examples: [
    { name: "au milieu", render: () => <Pagination page={7} pageCount={15} hrefOf={(p) => `#${p}`} labels={labels} /> },
    { name: "au début", render: () => <Pagination page={1} pageCount={4} hrefOf={(p) => `#${p}`} labels={labels} /> },
  ],
};
