/** What all nodes must agree on and nobody configures. */
export type SettingsTables = { settings: { name: string; value: string } };
