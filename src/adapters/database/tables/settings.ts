/** Generated values shared by all nodes. */
export type SettingsTables = { settings: { name: string; value: string } };
