import { CATALOGUE_EXAMPLES } from "./catalogue.examples.ts";
import { CONTENT_EXAMPLES } from "./content.examples.ts";
import { LEADS_EXAMPLES } from "./leads.examples.ts";
import type { OperationExamples } from "./operation-examples.ts";
import { PROBLEM_EXAMPLES } from "./problems.examples.ts";
import { VEHICLES_EXAMPLES } from "./vehicles.examples.ts";

const EXAMPLES: OperationExamples = {
  ...VEHICLES_EXAMPLES,
  ...CATALOGUE_EXAMPLES,
  ...LEADS_EXAMPLES,
  ...CONTENT_EXAMPLES,
};

type Content = { readonly content?: unknown };

type Operation = {
  readonly operationId?: string;
  readonly requestBody?: unknown;
  readonly responses?: unknown;
};

type Contents = Readonly<Record<string, object>>;

/** The description with the example in each of its media types. */
const describeWith = (described: Content, example: object | undefined): object => {
  const contents = (described.content ?? {}) as Contents;
  if (example === undefined || described.content === undefined) return described;
  return {
    ...described,
    content: Object.fromEntries(Object.entries(contents).map(([type, media]) => [type, { ...media, example }])),
  };
};

const exampleOf = (operation: Operation, status: string): object | undefined =>
  status.startsWith("2") ? EXAMPLES[operation.operationId ?? ""]?.response : PROBLEM_EXAMPLES[status];

/** An error of the content service is not ours: its body says what it is. */
const isProblem = (described: Content): boolean => Object.hasOwn(described.content ?? {}, "application/problem+json");

const withResponseExamples = (operation: Operation): object =>
  Object.fromEntries(
    Object.entries((operation.responses ?? {}) as Readonly<Record<string, Content>>).map(([status, described]) => [
      status,
      status.startsWith("2") || isProblem(described)
        ? describeWith(described, exampleOf(operation, status))
        : described,
    ]),
  );

/** An operation with the examples of its request and its responses. */
export const withExamples = <O extends Operation>(operation: O): O => {
  const request = EXAMPLES[operation.operationId ?? ""]?.request;
  return {
    ...operation,
    ...(operation.requestBody === undefined
      ? {}
      : { requestBody: describeWith(operation.requestBody as Content, request) }),
    responses: withResponseExamples(operation),
  };
};
