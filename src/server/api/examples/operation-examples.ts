/** What a client sends and gets, for one operation. */
type OperationExample = { readonly request?: object; readonly response: object };

/** By `operationId`. */
export type OperationExamples = Readonly<Record<string, OperationExample>>;
