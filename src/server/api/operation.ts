import { type Context, Hono } from "hono";
import type { z } from "zod";
import type { ApiScope } from "#domain/api-tokens/index.ts";
import type { Result } from "#domain/shared/index.ts";
import type { AppEnv } from "../app-dependencies.ts";
import { type HttpProblem, problemResponse } from "../problem.ts";
import type { ExampleMarket } from "./example-market.ts";
import { type Canonical, readParameters } from "./requests/parameters.ts";
import { readJsonBody } from "./requests/json-body.ts";
import type { TokenGuard } from "./tokens/token-guard.ts";

/** What the OpenAPI document says of an operation. */
type Description = {
  readonly operationId: string;
  readonly summary: string;
  readonly method: "get" | "post" | "patch";
  /** Below `/api/v1`: "/locations/{slug}". */
  readonly path: string;
  /** What the token of a request must have; null: any token. Left out: the operation is public. */
  readonly scope?: ApiScope | null;
  readonly header?: z.ZodObject;
  /** By status. Those of wrong parameters, bodies and tokens are added. */
  readonly answers: Readonly<Record<number, string>>;
  /** What a client sends and gets. */
  readonly example: (market: ExampleMarket) => { readonly request?: object; readonly response: object };
};

type Schemas<P, Q, B, A> = {
  /** Parts of the path. The handler gets them as texts and answers what is not there with 404. */
  readonly params?: P;
  readonly query?: Q;
  /** Gives former names and values of the query those of today. */
  readonly canonical?: Canonical;
  readonly body?: B;
  readonly answer: A;
};

type OperationRequest<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType> = {
  readonly context: Context<AppEnv>;
  readonly params: { readonly [K in keyof P["shape"]]: string };
  readonly query: z.output<Q>;
  readonly body: z.output<B>;
};

type Reply<A extends z.ZodType> = Result<Omit<z.output<A>, "ignored">, HttpProblem>;

/** An operation of the JSON API. `S`: what it needs of the site. */
export type Operation<S> = Description &
  Schemas<z.ZodObject, z.ZodObject, z.ZodType, z.ZodType> & {
    readonly respond: (context: Context<AppEnv>, services: S) => Promise<Response>;
  };

type Declaration<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
  A extends z.ZodType,
  S,
> = Description &
  Schemas<P, Q, B, A> & {
    /** For answers, not for problems. */
    readonly cacheControl?: string;
    /** The answer, which has the first status of `answers` unless the handler sets another one. */
    readonly handle: (request: OperationRequest<P, Q, B>, services: S) => Reply<A> | Promise<Reply<A>>;
  };

/** Declares an operation, from which its route and its part of the OpenAPI document derive. */
export const operation = <
  A extends z.ZodType,
  S,
  P extends z.ZodObject = z.ZodObject,
  Q extends z.ZodObject = z.ZodObject,
  B extends z.ZodType = z.ZodType,
>(
  declared: Declaration<P, Q, B, A, S>,
): Operation<S> => ({
  ...declared,
  respond: async (context, services) => {
    const query = declared.query && readParameters(context, declared.query, declared.canonical);
    if (query?.ok === false) return problemResponse(context, query.error);
    const body = declared.body && (await readJsonBody(context, declared.body));
    if (body?.ok === false) return problemResponse(context, body.error);
    context.status(Number(Object.keys(declared.answers)[0]) as 200);
    const request = {
      context,
      params: context.req.param(),
      query: query?.value.value,
      body: body?.value.value,
    } as OperationRequest<P, Q, B>;
    const reply = await declared.handle(request, services);
    if (!reply.ok) return problemResponse(context, reply.error);
    if (declared.cacheControl !== undefined) context.header("Cache-Control", declared.cacheControl);
    const read = body ?? query;
    return context.json(read === undefined ? reply.value : { ...reply.value, ignored: read.value.ignored });
  },
});

/** The routes of operations, below `/api/v1`. */
export const operationRoutes = <S>(
  operations: readonly Operation<S>[],
  services: S,
  { requireToken, requireScope }: TokenGuard,
): Hono<AppEnv> => {
  const routes = new Hono<AppEnv>();
  for (const { method, path, scope, respond } of operations) {
    const address = path.replaceAll(/\{(\w+)\}/g, ":$1");
    if (scope !== undefined) routes[method](address, scope === null ? requireToken : requireScope(scope));
    routes[method](address, (context) => respond(context, services));
  }
  return routes;
};
