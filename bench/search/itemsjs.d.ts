declare module "itemsjs" {
  type Input = {
    readonly per_page: number;
    readonly page: number;
    readonly sort: string;
    readonly filters: Readonly<Record<string, readonly string[]>>;
    readonly _ids?: readonly number[];
  };
  type Output<Item> = {
    readonly pagination: { readonly total: number };
    readonly data: {
      readonly items: readonly Item[];
      readonly aggregations: Readonly<Record<string, { buckets: readonly { key: string; doc_count: number }[] }>>;
    };
  };
  type Configuration = {
    readonly aggregations: Readonly<Record<string, object>>;
    readonly sortings: Readonly<Record<string, { field: readonly string[]; order: readonly string[] }>>;
    readonly native_search_enabled: boolean;
  };
  export default function itemsjs<Item>(
    items: readonly Item[],
    configuration: Configuration,
  ): { search: (input: Input) => Output<Item> };
}
