/** Running servers. Times are ISO 8601; `reload` is JSON. */
export type NodeTables = {
  nodes: {
    id: string;
    name: string;
    started_at: string;
    seen_at: string;
    content_version: number;
    reload: string | null;
  };
};
