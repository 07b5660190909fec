import { PAGE_ERROR_KINDS } from "#domain/shared/index.ts";
import type { Examples } from "../../../ui/examples.ts";
import { ErrorPage } from "./error-page.tsx";

export const errorPageExamples: Examples = {
  component: "ErrorPage",
  about: "The nine kinds, each with its title, its words and its one button.",
  examples: PAGE_ERROR_KINDS.map((kind) => ({
    name: kind,
    render: () => <ErrorPage kind={kind} hrefs={{ home: "/", stock: "/stock" }} />,
  })),
};
