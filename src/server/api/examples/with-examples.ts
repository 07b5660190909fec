import { catalogueExamples } from "./catalogue.examples.ts";
import { contentExamples } from "./content.examples.ts";
import type { ExampleMarket, OperationExamples } from "./example-market.ts";
import { leadsExamples } from "./leads.examples.ts";
import { PROBLEM_EXAMPLES } from "./problems.examples.ts";
import { vehiclesExamples } from "./vehicles.examples.ts";

const createExamples = (market: ExampleMarket): OperationExamples => ({
  ...vehiclesExamples(market),
  ...catalogueExamples(market),
  ...leadsExamples(market),
  ...contentExamples(market),
});

type Content = { readonly content?: unknown };

type Operation = {
  readonly operationId?: string;
  readonly requestBody?: unknown;
  readonly responses?: unknown;
};

/** The description with the example in each of its media types. */
const describeWith = (described: Content, example: object | undefined): object => {
  const contents = (described.content ?? {}) as Readonly<Record<string, object>>;
  if (example === undefined || described.content === undefined) return described;
  return {
    ...described,
    content: Object.fromEntries(Object.entries(contents).map(([type, media]) => [type, { ...media, example }])),
  };
};

const exampleOf = (examples: OperationExamples, operation: Operation, status: string): object | undefined =>
  status.startsWith("2") ? examples[operation.operationId ?? ""]?.response : PROBLEM_EXAMPLES[status];

/** An error of the content service is not ours: its body says what it is. */
const isProblem = (described: Content): boolean => Object.hasOwn(described.content ?? {}, "application/problem+json");

const withResponseExamples = (examples: OperationExamples, operation: Operation): object =>
  Object.fromEntries(
    Object.entries((operation.responses ?? {}) as Readonly<Record<string, Content>>).map(([status, described]) => [
      status,
      status.startsWith("2") || isProblem(described)
        ? describeWith(described, exampleOf(examples, operation, status))
        : described,
    ]),
  );

const withExamples = <O extends Operation>(operation: O, examples: OperationExamples): O => {
  const request = examples[operation.operationId ?? ""]?.request;
  return {
    ...operation,
    ...(operation.requestBody === undefined
      ? {}
      : { requestBody: describeWith(operation.requestBody as Content, request) }),
    responses: withResponseExamples(examples, operation),
  };
};

/** Adds to operations the examples of their requests and responses, in the words and numbers of a market. */
export const addExamples = (market: ExampleMarket): (<O extends Operation>(operation: O) => O) => {
  const examples = createExamples(market);
  return (operation) => withExamples(operation, examples);
};
