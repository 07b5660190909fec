import { Client } from "pg";

/** Runs statements as an operator does, also where transactions are read-only. */
export const runStatements = async (url: string, statements: readonly string[]): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set default_transaction_read_only = off");
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};
